import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** The main way on; without one there are only others. */
  submit?: { label: string; onSubmit: () => void; isDisabled?: boolean }
  close: { label: string; onClose: () => void }
  actions?: ReactNode
  children: ReactNode
}

/** One step of quick promote over its page. */
export function StepDialog({ title, submit, close, actions, children }: Props) {
  const id = useId()
  return (
    <Dialog open onClose={close.onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault()
          if (!submit?.isDisabled) submit?.onSubmit()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', '&&': { pt: 1 } }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={close.onClose}>{close.label}</Button>
          {actions}
          {submit && (
            <Button type="submit" variant="contained" disabled={submit.isDisabled ?? false}>
              {submit.label}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
