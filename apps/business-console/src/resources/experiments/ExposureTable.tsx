import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import { SAMPLE_RATIO_ALARM } from '@tessera/api-types/experiments/experiment-options'
import type { ExperimentDetailView } from '@tessera/api-types/experiments/views'

const DIGITS = 4

/** Who was shown what, and whether the shares can be an accident. */
export function ExposureTable() {
  const translate = useTranslate()
  const experiment = useRecordContext<ExperimentDetailView>()
  if (!experiment) return null
  const { exposures, sample_ratio_p: p } = experiment
  return (
    <Card component="section" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h6" component="h2">
        {translate('resources.experiments.exposures')}
      </Typography>
      {exposures.length === 0 ? (
        <Typography color="textSecondary">{translate('resources.experiments.no_exposures')}</Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.experiments.group')}</TableCell>
              <TableCell align="right">{translate('resources.experiments.subjects')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {exposures.map(({ group, subjects }) => (
              <TableRow key={group}>
                <TableCell>{group}</TableCell>
                <TableCell align="right">{subjects}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {p !== null && (
        <Alert severity={p < SAMPLE_RATIO_ALARM ? 'error' : 'success'}>
          {translate(
            p < SAMPLE_RATIO_ALARM ? 'resources.experiments.ratio_alarm' : 'resources.experiments.ratio_fine',
            {
              p: p.toFixed(DIGITS),
            },
          )}
        </Alert>
      )}
    </Card>
  )
}
