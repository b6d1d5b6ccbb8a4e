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
export function Decision({ report }: { report: ReportCaseDetailView }) {
  const { id, type, state, abilities } = report
  const translate = useTranslate()
  const { act, isBusy } = useCaseCall()
  if (state !== 'open') return null
  const decide = (decision: CaseDecision, done: string) =>
    act((run) => run('reportCases.decide', { id, decision }), text(done))
  return (
    <CaseCard title={text('decision')}>
      {abilities.can_relabel && (
        <Typography>{translate(text(`label.says.${report.ai_label ?? 'none'}`))}</Typography>
      )}
      {abilities.can_decide ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void decide('dismissed', 'dismiss.done')}
          >
            {translate(text('dismiss.button'))}
          </Button>
          {abilities.can_relabel && <Relabel report={report} />}
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

/** Decides a dispute about the AI label: the other way round than it is. */
function Relabel({ report: { id, ai_label } }: { report: ReportCaseDetailView }) {
  const translate = useTranslate()
  const { act, isBusy } = useCaseCall()
  const change = ai_label === null ? 'add' : 'remove'
  const decision = { id, decision: 'upheld', made_with_ai: ai_label === null } as const
  return (
    <ConfirmedButton
      label={translate(text(`label.${change}.button`))}
      title={translate(text(`label.${change}.title`))}
      content={translate(text(`label.${change}.content`))}
      isBusy={isBusy}
      onConfirm={() => act((run) => run('reportCases.decide', decision), text('label.done'))}
    />
  )
}
