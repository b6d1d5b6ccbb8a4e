import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

const takeFocus = (button: HTMLElement | null) => button?.focus()

interface Props {
  isOpen: boolean
  title: string
  content: ReactNode
  /** Text key of the button that does it. */
  confirm: string
  /** What that text names. */
  name?: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is destroyed or given away; the focus begins where nothing happens. */
export function ConfirmDialog({
  isOpen,
  title,
  content,
  confirm,
  name,
  isBusy = false,
  onConfirm,
  onClose,
}: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    // Rows below it would take its clicks for their own.
    <Dialog open={isOpen} onClose={onClose} onClick={(event) => event.stopPropagation()} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {typeof content === 'string' ? <DialogContentText>{content}</DialogContentText> : content}
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} disabled={isBusy} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color="error" disabled={isBusy} onClick={onConfirm}>
          {translate(confirm, { name })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
