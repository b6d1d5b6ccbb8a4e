import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { messageOf } from '../../shared/field-errors.ts'

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
  const translate = useTranslate()
  return (
    <>
      <TextField
        size="small"
        type="search"
        label={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {error && (
        <Alert
          severity="error"
          action={<Button onClick={onRetry}>{translate('console.error.retry')}</Button>}
        >
          {messageOf(error)}
        </Alert>
      )}
    </>
  )
}
