import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { listAddress } from './list-address.ts'
import { useHubPath } from './use-hub-path.ts'

interface Props {
  isOpen: boolean
  /** The list the record was in, below the address of the hub. */
  listPath: string
  onClose: () => void
}

/** What is being changed is gone. The form stays, for words somebody wants to copy from it. */
export function GoneDialog({ isOpen, listPath, onClose }: Props) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('console.gone.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.gone.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <Button variant="contained" component={Link} to={listAddress(hubPath(listPath))}>
          {translate('console.back_to_list')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
