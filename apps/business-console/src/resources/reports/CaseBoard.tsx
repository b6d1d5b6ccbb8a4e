import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { SENSITIVITIES, type Sensitivity } from '@tessera/api-types/boards/board-limits'
import type { ReportCaseDetailView } from '@tessera/api-types/reports/views'
import { CaseCard } from './CaseCard.tsx'
import { useCaseCall } from './use-case-call.ts'

const text = (part: string) => `resources.reports.${part}`
const NONE = 'none'

/** The warning that stands before a reported board, or the board of a reported pin. */
export function CaseBoard({ report: { id, board, abilities } }: { report: ReportCaseDetailView }) {
  const translate = useTranslate()
  const { act, isBusy } = useCaseCall()
  if (!board) return null
  const mark = (sensitivity: Sensitivity | null) =>
    void act((run) => run('reportCases.markBoard', { id, sensitivity }), text('board.done'), board.name)
  return (
    <CaseCard title={text('board.title')}>
      <Typography>{board.name}</Typography>
      <TextField
        select
        fullWidth
        label={translate(text('board.warning'))}
        helperText={translate(text('board.help'))}
        value={board.sensitivity ?? NONE}
        disabled={isBusy || !abilities.can_mark_board}
        onChange={({ target }) => mark(SENSITIVITIES.find((one) => one === target.value) ?? null)}
      >
        {[NONE, ...SENSITIVITIES].map((one) => (
          <MenuItem key={one} value={one}>
            {translate(text(`board.reasons.${one}`))}
          </MenuItem>
        ))}
      </TextField>
    </CaseCard>
  )
}
