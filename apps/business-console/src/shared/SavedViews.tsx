import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { searchOf, useSavedViews } from './saved-views.ts'

const NAME_MAX = 50

interface Props {
  anchor: HTMLElement
  onClose: () => void
}

/** Shows a saved view, saves what is shown as one, and deletes the one that is shown. */
export function SavedViews({ anchor, onClose }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { views, current, save, remove } = useSavedViews()
  const [step, setStep] = useState<'menu' | 'naming' | 'deleting'>('menu')
  if (step === 'naming')
    return (
      <NameDialog
        onClose={onClose}
        onSave={(name) => {
          save(name)
          onClose()
        }}
      />
    )
  if (step === 'deleting' && current)
    return (
      <ConfirmDialog
        isOpen
        title={translate('console.views.delete', current)}
        content={translate('console.views.keeps')}
        confirm="console.views.confirm"
        onConfirm={() => {
          remove(current.name)
          onClose()
        }}
        onClose={onClose}
      />
    )
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {views.length === 0 && (
        <MenuItem disabled sx={{ maxWidth: 320, whiteSpace: 'normal' }}>
          {translate('console.views.none')}
        </MenuItem>
      )}
      {views.map((view) => (
        <MenuItem
          key={view.name}
          selected={view === current}
          onClick={() => {
            onClose()
            void navigate({ search: searchOf(view) })
          }}
        >
          {view.name}
        </MenuItem>
      ))}
      {views.length > 0 && <Divider component="li" />}
      {current ? (
        <MenuItem onClick={() => setStep('deleting')}>
          <ListItemIcon>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('console.views.delete', current)}</ListItemText>
        </MenuItem>
      ) : (
        <MenuItem onClick={() => setStep('naming')}>
          <ListItemIcon>
            <AddIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('console.views.save')}</ListItemText>
        </MenuItem>
      )}
    </Menu>
  )
}

function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const translate = useTranslate()
  const id = useId()
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onSave(name.trim())
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{translate('console.views.save')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            label={translate('console.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
