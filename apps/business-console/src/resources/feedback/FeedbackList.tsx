import FeedbackIcon from '@mui/icons-material/FeedbackOutlined'
import { DataTable, SimpleList, useTranslate } from 'react-admin'
import type { FeedbackView } from '@tessera/api-types/feedback/views'
import { Message } from '../../layout/Message.tsx'
import { HubColumn } from '../../shared/HubColumn.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { useNarrowTable } from '../../shared/use-small-screen.ts'
import { When } from '../../shared/When.tsx'

const noFilters: [] = []
const newestFirst = { field: 'created_at', order: 'DESC' } as const

const Column = HubColumn<FeedbackView>

const FeedbackTable = () => (
  <DataTable<FeedbackView> bulkActionButtons={false} rowClick={false}>
    <Column source="verbatim" disableSort />
    <Column source="user" disableSort render={({ user }) => user.full_name} />
    <Column source="action_from" disableSort />
    <Column source="created_at" render={({ created_at }) => <When at={created_at} />} />
  </DataTable>
)

const FeedbackLines = () => (
  <SimpleList<FeedbackView>
    rowClick={false}
    primaryText={({ verbatim }) => verbatim}
    secondaryText={({ user }) => user.full_name}
    tertiaryText={({ created_at }) => <When at={created_at} />}
  />
)

/** What members wrote to those who run the site. */
export function FeedbackList() {
  const translate = useTranslate()
  const isNarrow = useNarrowTable()
  return (
    <>
      <ListHeader resource="feedback" />
      <HubList
        filters={noFilters}
        sort={newestFirst}
        empty={<Message title={translate('resources.feedback.empty')} icon={<FeedbackIcon />} />}
      >
        {isNarrow ? <FeedbackLines /> : <FeedbackTable />}
      </HubList>
    </>
  )
}
