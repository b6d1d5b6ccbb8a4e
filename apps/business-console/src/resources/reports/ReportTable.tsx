import Box from '@mui/material/Box'
import { DataTable, SimpleList, useTranslate } from 'react-admin'
import type { ReportCaseView } from '@tessera/api-types/reports/views'
import { HubColumn } from '../../shared/HubColumn.tsx'
import { When } from '../../shared/When.tsx'
import { CaseTitle } from './CaseTitle.tsx'
import { Reasons } from './Reasons.tsx'
import type { CaseState } from '@tessera/api-types/reports/report-cases'
import { StatusChip } from '../../shared/StatusChip.tsx'

const tones = { open: 'good', dismissed: 'plain', upheld: 'bad' } as const

export function CaseStateChip({ state }: { state: CaseState }) {
  const translate = useTranslate()
  return <StatusChip label={translate(`resources.reports.states.${state}`)} tone={tones[state]} />
}

const Column = HubColumn<ReportCaseView>

export function ReportTable() {
  const translate = useTranslate()
  return (
    <DataTable<ReportCaseView> bulkActionButtons={false} rowClick="edit">
      <Column source="words" disableSort render={(report) => <CaseTitle report={report} />} />
      <Column source="type" disableSort render={({ type }) => translate(`resources.reports.types.${type}`)} />
      <Column source="reasons" disableSort render={({ reasons }) => <Reasons reasons={reasons} />} />
      <Column source="maker" disableSort render={({ maker }) => maker?.full_name} />
      <Column source="state" disableSort render={({ state }) => <CaseStateChip state={state} />} />
      <Column source="reported_at" render={({ reported_at }) => <When at={reported_at} />} />
    </DataTable>
  )
}

export const ReportLines = () => (
  <SimpleList<ReportCaseView>
    rowClick={false}
    primaryText={(report) => <CaseTitle report={report} />}
    secondaryText={({ state, reasons }) => (
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mt: 1 }}>
        <CaseStateChip state={state} />
        <Reasons reasons={reasons} />
      </Box>
    )}
  />
)
