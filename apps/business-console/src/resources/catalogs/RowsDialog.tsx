import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  /** Of the button in the row that opens it. */
  label: string
  title: string
  children: ReactNode
}

/** Opens what one row of a table has rows of. */
export function RowsDialog({ label, title, children }: Props) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        sx={{ mx: -2, textAlign: 'start' }}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} fullWidth maxWidth="md" aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
