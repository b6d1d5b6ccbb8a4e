import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { messageOf } from '../../shared/field-errors.ts'

/** Why something could not be read, beside what else is on the page. */
export function ReadProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{translate('console.error.retry')}</Button>}>
      {translate(messageOf(error), { _: messageOf(error) })}
    </Alert>
  )
}

interface Props {
  label: string
  typed: string
  onType: (typed: string) => void
  /** Why nothing could be found. */
  error: Error | null
  onRetry: () => void
}

/** The search of a sheet to choose from, and what went wrong with it. */
export function SheetSearch({ label, typed, onType, error, onRetry }: Props) {
  return (
    <>
      <TextField
        size="small"
        type="search"
        label={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {error && <ReadProblem error={error} onRetry={onRetry} />}
    </>
  )
}
