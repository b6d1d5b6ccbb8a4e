import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ReportCaseDetailView } from '@tessera/api-types/reports/views'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { CaseAuthor } from './CaseAuthor.tsx'
import { CaseBoard } from './CaseBoard.tsx'
import { CasePast } from './CasePast.tsx'
import { CaseSeen } from './CaseSeen.tsx'
import { CaseStateChip } from './ReportTable.tsx'
import { Decision } from './Decision.tsx'
import { Reported } from './Reported.tsx'

function Report() {
  const translate = useTranslate()
  const report = useRecordContext<ReportCaseDetailView>()
  if (!report) return null
  return (
    <>
      <PageHeader
        title={`${translate('resources.reports.reported')}: ${translate(`resources.reports.types.${report.type}`)}`}
        back="reports"
      >
        <CaseStateChip state={report.state} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
        <Reported report={report} />
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Decision report={report} />
          <CaseAuthor report={report} />
          <CaseBoard report={report} />
          <CaseSeen seen={report.seen} />
          <CasePast report={report} />
        </Box>
      </Box>
    </>
  )
}

/** What was reported, by how many, what came before, and what can be done about it. */
export const ReportPage = () => (
  <RecordPage listPath="reports" onSaved={() => undefined}>
    <Report />
  </RecordPage>
)
