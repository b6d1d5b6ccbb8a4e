import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  isOpen: boolean
  /** Saves what was changed here on top of the newer record. */
  onSave: () => void
  /** Shows the newer record instead. */
  onDiscard: () => void
  onClose: () => void
}

/** Somebody else was faster. What was typed stays in the form until its writer decides. */
export function StaleDialog({ isOpen, onSave, onDiscard, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('console.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.stale.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{translate('console.stale.keep_editing')}</Button>
        <Button onClick={onDiscard}>{translate('console.stale.discard')}</Button>
        <Button variant="contained" onClick={onSave}>
          {translate('console.stale.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
