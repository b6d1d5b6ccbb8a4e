import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ExperimentDetailView } from '@tessera/api-types/experiments/views'
import { When } from '../../shared/When.tsx'

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Who changed what, newest first. */
export function ExperimentHistory() {
  const translate = useTranslate()
  const experiment = useRecordContext<ExperimentDetailView>()
  if (!experiment) return null
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {translate('resources.experiments.history')}
      </Typography>
      {experiment.history.length === 0 && (
        <Typography color="textSecondary">{translate('resources.experiments.no_history')}</Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {experiment.history.map(({ id, actor_name, occurred_at, changes }) => (
          <li key={id}>
            <Typography variant="body2" color="textSecondary">
              {actor_name ?? translate('resources.experiments.somebody')} · <When at={occurred_at} />
            </Typography>
            {changes.map(({ field, old, new: now }) => (
              <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {`${translate(`resources.experiments.fields.${field}`)}: ${old === null ? '' : `${shown(old)} → `}${shown(now)}`}
              </Typography>
            ))}
          </li>
        ))}
      </Box>
    </Card>
  )
}
