import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import Button from '@mui/material/Button'
import { SimpleList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ArticleRecord } from '@tessera/api-types/articles/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'

const byChange = { field: 'updated_at', order: 'DESC' } as const

const titleOf = ({ id, title }: ArticleRecord) => (
  <RecordLink resource="articles" id={id}>
    {title}
  </RecordLink>
)

export function ArticleList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const stateOf = ({ published_at }: ArticleRecord) =>
    translate(`resources.articles.states.${published_at === null ? 'draft' : 'published'}`)
  return (
    <>
      <ListHeader resource="articles">
        <Button component={Link} to={hubPath('articles/create')} variant="contained">
          {translate('resources.articles.create')}
        </Button>
      </ListHeader>
      <HubList
        filters={[searchInput(translate('resources.articles.search'))]}
        sort={byChange}
        empty={<Message title={translate('resources.articles.empty')} icon={<ArticleIcon />} />}
      >
        <SimpleList<ArticleRecord> rowClick={false} primaryText={titleOf} secondaryText={stateOf} />
      </HubList>
    </>
  )
}
