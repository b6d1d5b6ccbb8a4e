import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useRecordContext } from 'react-admin'
import type { ExperimentDetailView } from '@tessera/api-types/experiments/views'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { seenChanges } from '../../shared/seen-changes.ts'
import { useSavedNotice } from '../../shared/use-saved-notice.ts'
import { changeableFields } from './experiment-values.ts'
import { ExperimentHistory } from './ExperimentHistory.tsx'
import { ExperimentInputs } from './ExperimentInputs.tsx'
import { ExposureTable } from './ExposureTable.tsx'

function Header() {
  const experiment = useRecordContext<ExperimentDetailView>()
  return <PageHeader title={experiment?.name ?? ''} back="experiments" />
}

const saving = seenChanges(changeableFields)

export function ExperimentPage() {
  const saved = useSavedNotice('resources.experiments.saved')
  return (
    <RecordPage listPath="experiments" onSaved={saved} {...saving}>
      <Header />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
        <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <RecordForm>
            <Box sx={{ display: 'grid', gap: 1 }}>
              <ExperimentInputs />
            </Box>
            <SaveBar />
          </RecordForm>
        </Card>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ExposureTable />
          <ExperimentHistory />
        </Box>
      </Box>
    </RecordPage>
  )
}
