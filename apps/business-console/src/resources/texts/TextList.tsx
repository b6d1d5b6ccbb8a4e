import TextIcon from '@mui/icons-material/GavelOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { SiteTextRecord } from '@tessera/api-types/site-texts/contracts'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { addressOfText } from '../../shared/console-paths.ts'

const byTitle = { field: 'title', order: 'ASC' } as const

const titleOf = ({ id, title }: SiteTextRecord) => (
  <RecordLink resource="texts" id={id}>
    {title}
  </RecordLink>
)

const columns: TableColumn<SiteTextRecord>[] = [
  { source: 'title', render: titleOf },
  { source: 'name', width: 220, value: ({ name }) => addressOfText(name) },
  { source: 'updated_at', kind: 'moment', width: 200, priority: 'second' },
]

export function TextList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <>
      <ListHeader resource="texts">
        <Button component={Link} to={hubPath('texts/create')} variant="contained">
          {translate('resources.texts.create')}
        </Button>
      </ListHeader>
      <HubList
        filters={[searchInput(translate('resources.texts.search'))]}
        sort={byTitle}
        empty={<Message title={translate('resources.texts.empty')} icon={<TextIcon />} />}
      >
        <HubTable<SiteTextRecord> columns={columns} />
      </HubList>
    </>
  )
}
