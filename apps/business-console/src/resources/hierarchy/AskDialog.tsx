import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState, type FormEvent } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { withoutMark } from '../../shared/pasted-id.ts'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'

interface Props {
  title: string
  text: string
  label: string
  submit: string
  done: string
  ask: (value: string) => Promise<unknown>
  onClose: () => void
}

const reasonOf = (error: unknown): string => Object.values(fieldErrorsOf(error) ?? {})[0] ?? messageOf(error)

/** People open the dialog to type. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

/** Asks one business or one person; why they cannot be asked stands at the field. */
export function AskDialog({ title, text, label, submit, done, ask, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState('')
  const [isRunning, setIsRunning] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '') return setProblem('ra.validation.required')
    setIsRunning(true)
    try {
      await ask(withoutMark(value.trim()))
      notify(done, { type: 'success' })
      refresh()
      onClose()
    } catch (error) {
      setProblem(reasonOf(error))
      setIsRunning(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text}
          </Typography>
          <TextField
            inputRef={focusOnce}
            fullWidth
            label={label}
            value={value}
            error={problem !== ''}
            helperText={problem && translate(problem, { _: problem })}
            onChange={({ target }) => setValue(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isRunning}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
