import ArticleIcon from '@mui/icons-material/ArticleOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ArticleRecord } from '@tessera/api-types/articles/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
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

const State = ({ published_at }: ArticleRecord) =>
  useTranslate()(`resources.articles.states.${published_at === null ? 'draft' : 'published'}`)

const columns: TableColumn<ArticleRecord>[] = [
  { source: 'title', render: titleOf },
  { source: 'state', isUnsorted: true, width: 140, render: (article) => <State {...article} /> },
  { source: 'updated_at', kind: 'moment', width: 200, priority: 'second' },
]

export function ArticleList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
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
        <HubTable<ArticleRecord> columns={columns} />
      </HubList>
    </>
  )
}
