import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined'
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'react-admin'
import { RowLines, takeFocus } from './RowLines.tsx'
import type { RowResult } from './run-rows.ts'
import type { Results } from './use-bulk-run.ts'

interface Handlers {
  onStop: () => void
  onRetry: () => void
  onClose: () => void
}

interface Props extends Handlers {
  rows: readonly { id: string | number; name: string }[]
  results: Results
  isRunning: boolean
  /** What a row is once it is done. */
  doneText: string
}

const WAITING: RowResult = { status: 'waiting' }

/** How far the work is, and row by row how it went. */
export function ResultStep({ rows, results, isRunning, doneText, ...handlers }: Props) {
  const translate = useTranslate()
  const resultOf = (id: string | number) => results.get(id) ?? WAITING
  const count = (status: RowResult['status']) =>
    rows.filter(({ id }) => resultOf(id).status === status).length
  const counts = { total: rows.length, done: count('done'), failed: count('failed') }
  const share = (100 * (counts.done + counts.failed)) / rows.length
  const remaining = counts.total - counts.done
  const summary = isRunning ? 'progress' : outcomeOf(counts)
  return (
    <>
      <DialogContent>
        <DialogContentText role="status" sx={{ mb: 1 }}>
          {translate(`console.bulk.${summary}`, { ...counts, remaining })}
        </DialogContentText>
        {isRunning && (
          <LinearProgress
            variant="determinate"
            value={share}
            aria-label={translate('console.bulk.progress_label')}
          />
        )}
        <RowLines>
          {rows.map(({ id, name }) => (
            <RowOutcome
              key={id}
              name={name}
              result={resultOf(id)}
              isRunning={isRunning}
              doneText={doneText}
            />
          ))}
        </RowLines>
      </DialogContent>
      <ResultActions remaining={remaining} isRunning={isRunning} {...handlers} />
    </>
  )
}

function outcomeOf({ done, total }: { done: number; total: number }) {
  if (done === total) return 'all_done'
  return done === 0 ? 'none_done' : 'some_done'
}

interface ActionsProps extends Handlers {
  remaining: number
  isRunning: boolean
}

function ResultActions({ remaining, isRunning, onStop, onRetry, onClose }: ActionsProps) {
  const translate = useTranslate()
  return (
    <DialogActions>
      {isRunning ? (
        <Button key="stop" ref={takeFocus} onClick={onStop}>
          {translate('console.bulk.stop')}
        </Button>
      ) : (
        <>
          {remaining > 0 && (
            <Button onClick={onRetry}>{translate('console.bulk.retry', { smart_count: remaining })}</Button>
          )}
          <Button key="close" ref={takeFocus} variant="contained" onClick={onClose}>
            {translate('ra.action.close')}
          </Button>
        </>
      )}
    </DialogActions>
  )
}

const ICONS = { done: DoneIcon, failed: FailedIcon, waiting: WaitingIcon, running: WaitingIcon } as const
const COLORS = { done: 'success', failed: 'error', waiting: 'disabled', running: 'disabled' } as const

interface OutcomeProps {
  name: string
  result: RowResult
  isRunning: boolean
  doneText: string
}

function RowOutcome({ name, result, isRunning, doneText }: OutcomeProps) {
  const translate = useTranslate()
  const { status } = result
  const Icon = ICONS[status]
  const words = {
    done: doneText,
    running: translate('console.bulk.running'),
    waiting: translate(isRunning ? 'console.bulk.waiting' : 'console.bulk.not_begun'),
    failed: result.status === 'failed' ? translate(result.reason) : '',
  }[status]
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Icon fontSize="small" color={COLORS[status]} aria-hidden sx={{ mt: 0.25 }} />
      <Box component="span" sx={{ minWidth: 0 }}>
        {name}
        <Box
          component="span"
          sx={{ display: 'block', color: status === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          {words}
        </Box>
      </Box>
    </Box>
  )
}
