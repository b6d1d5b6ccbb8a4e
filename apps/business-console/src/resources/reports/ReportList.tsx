import FlagIcon from '@mui/icons-material/OutlinedFlag'
import { SelectInput, useTranslate } from 'react-admin'
import { CASE_STATES } from '@tessera/api-types/reports/report-cases'
import { REPORT_REASONS, REPORTED_TYPES } from '@tessera/api-types/reports/report-target'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { ReportTable } from './ReportTable.tsx'

const newestFirst = { field: 'reported_at', order: 'DESC' } as const

const choice = (source: string, of: string, ids: readonly string[]) => (
  <SelectInput
    key={source}
    source={source}
    label={`resources.reports.fields.${source}`}
    choices={ids.map((id) => ({ id, name: `resources.reports.${of}.${id}` }))}
    emptyText={`resources.reports.any_${source}`}
    alwaysOn
  />
)

const filters = [
  choice('state', 'states', CASE_STATES),
  choice('type', 'types', REPORTED_TYPES),
  choice('reason', 'reasons', REPORT_REASONS),
]

export function ReportList() {
  const translate = useTranslate()
  return (
    <>
      <ListHeader resource="reports" />
      <HubList
        filters={filters}
        sort={newestFirst}
        empty={<Message title={translate('resources.reports.empty')} icon={<FlagIcon />} />}
      >
        <ReportTable />
      </HubList>
    </>
  )
}
