import FeedbackIcon from '@mui/icons-material/FeedbackOutlined'
import { useTranslate } from 'react-admin'
import type { FeedbackView } from '@tessera/api-types/feedback/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'

const noFilters: [] = []
const newestFirst = { field: 'created_at', order: 'DESC' } as const

const columns: TableColumn<FeedbackView>[] = [
  { source: 'verbatim', isUnsorted: true, isLong: true },
  { source: 'user', isUnsorted: true, width: 180, value: ({ user }) => user.full_name },
  { source: 'action_from', isUnsorted: true, width: 180, priority: 'second' },
  { source: 'created_at', kind: 'moment', width: 200 },
]

/** What members wrote to those who run the site. */
export function FeedbackList() {
  const translate = useTranslate()
  return (
    <>
      <ListHeader resource="feedback" />
      <HubList
        filters={noFilters}
        sort={newestFirst}
        empty={<Message title={translate('resources.feedback.empty')} icon={<FeedbackIcon />} />}
      >
        <HubTable<FeedbackView> columns={columns} />
      </HubList>
    </>
  )
}
