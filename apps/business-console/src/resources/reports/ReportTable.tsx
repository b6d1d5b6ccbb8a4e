import { useTranslate } from 'react-admin'
import type { ReportCaseView } from '@tessera/api-types/reports/views'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { CaseTitle } from './CaseTitle.tsx'
import { Reasons } from './Reasons.tsx'
import type { CaseState } from '@tessera/api-types/reports/report-cases'
import { StatusChip } from '../../shared/StatusChip.tsx'

const tones = { open: 'good', dismissed: 'plain', upheld: 'bad' } as const

export function CaseStateChip({ state }: { state: CaseState }) {
  const translate = useTranslate()
  return <StatusChip label={translate(`resources.reports.states.${state}`)} tone={tones[state]} />
}

const Type = ({ type }: Pick<ReportCaseView, 'type'>) => useTranslate()(`resources.reports.types.${type}`)

const columns: TableColumn<ReportCaseView>[] = [
  { source: 'words', isUnsorted: true, isLong: true, render: (report) => <CaseTitle report={report} /> },
  {
    source: 'type',
    isUnsorted: true,
    width: 110,
    priority: 'second',
    render: ({ type }) => <Type type={type} />,
  },
  {
    source: 'reasons',
    isUnsorted: true,
    isLong: true,
    render: ({ reasons }) => <Reasons reasons={reasons} />,
  },
  {
    source: 'author',
    isUnsorted: true,
    width: 160,
    priority: 'second',
    value: ({ author }) => author?.full_name,
  },
  { source: 'state', isUnsorted: true, width: 120, render: ({ state }) => <CaseStateChip state={state} /> },
  { source: 'reported_at', kind: 'moment', width: 200, priority: 'third' },
]

export const ReportTable = () => <HubTable<ReportCaseView> columns={columns} rowClick="edit" />
