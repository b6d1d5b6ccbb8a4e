import MusicIcon from '@mui/icons-material/MusicNoteOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { MusicRecord } from '@tessera/api-types/music/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'

const byTitle = { field: 'title', order: 'ASC' } as const

const titleOf = ({ id, title }: MusicRecord) => (
  <RecordLink resource="music" id={id}>
    {title}
  </RecordLink>
)

const State = ({ withdrawn_at }: MusicRecord) =>
  useTranslate()(`resources.music.states.${withdrawn_at === null ? 'offered' : 'withdrawn'}`)

const columns: TableColumn<MusicRecord>[] = [
  { source: 'title', render: titleOf },
  { source: 'artist' },
  { source: 'state', isUnsorted: true, width: 140, render: (track) => <State {...track} /> },
  { source: 'created_at', kind: 'moment', width: 200, priority: 'second' },
]

export function MusicList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <>
      <ListHeader resource="music">
        <Button component={Link} to={hubPath('music/create')} variant="contained">
          {translate('resources.music.create')}
        </Button>
      </ListHeader>
      <HubList
        sort={byTitle}
        filters={[searchInput(translate('resources.music.search'))]}
        empty={<Message title={translate('resources.music.empty')} icon={<MusicIcon />} />}
      >
        <HubTable<MusicRecord> columns={columns} />
      </HubList>
    </>
  )
}
