import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { Form, SaveButton, useRecordContext } from 'react-admin'
import type { ExperimentDetailView } from '@tessera/api-types/experiments/views'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { useSavedNotice } from '../../shared/use-saved-notice.ts'
import { toSaved } from './experiment-values.ts'
import { ExperimentHistory } from './ExperimentHistory.tsx'
import { ExperimentInputs } from './ExperimentInputs.tsx'
import { ExposureTable } from './ExposureTable.tsx'

function Header() {
  const experiment = useRecordContext<ExperimentDetailView>()
  return <PageHeader title={experiment?.name ?? ''} back="experiments" />
}

/** Only what may change goes back. */
function changesOf(values: Record<string, unknown>) {
  const {
    name: _name,
    exposures: _seen,
    history: _history,
    sample_ratio_p: _p,
    updated_at: _at,
    ...rest
  } = values
  return toSaved(rest)
}

export function ExperimentPage() {
  const saved = useSavedNotice('resources.experiments.saved')
  return (
    <RecordPage listPath="experiments" onSaved={saved} transform={changesOf}>
      <Header />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Form>
            <Box sx={{ display: 'grid', gap: 1 }}>
              <ExperimentInputs />
              <Box>
                <SaveButton />
              </Box>
            </Box>
          </Form>
        </Card>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ExposureTable />
          <ExperimentHistory />
        </Box>
      </Box>
    </RecordPage>
  )
}
