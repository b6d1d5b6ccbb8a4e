import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { CaseDecision } from '@tessera/api-types/reports/report-cases'
import type { ReportCaseDetailView } from '@tessera/api-types/reports/views'
import { ConfirmedButton } from '../../shared/ConfirmedButton.tsx'
import { CaseCard } from './CaseCard.tsx'
import { useCaseCall } from './use-case-call.ts'

const text = (part: string) => `resources.reports.${part}`

/** The decision on an open case, made once. */
export function Decision({ report: { id, type, state, abilities } }: { report: ReportCaseDetailView }) {
  const translate = useTranslate()
  const { act, isBusy } = useCaseCall()
  if (state !== 'open') return null
  const decide = (decision: CaseDecision, done: string) =>
    act((run) => run('reportCases.decide', { id, decision }), text(done))
  return (
    <CaseCard title={text('decision')}>
      {abilities.can_decide ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void decide('dismissed', 'dismiss.done')}
          >
            {translate(text('dismiss.button'))}
          </Button>
          <ConfirmedButton
            label={translate(text(`uphold.button.${type}`))}
            title={translate(text(`uphold.title.${type}`))}
            content={translate(text(`uphold.content.${type}`))}
            isBusy={isBusy}
            onConfirm={() => decide('upheld', 'uphold.done')}
          />
        </Box>
      ) : (
        <Typography color="textSecondary">{translate(text('own'))}</Typography>
      )}
    </CaseCard>
  )
}
