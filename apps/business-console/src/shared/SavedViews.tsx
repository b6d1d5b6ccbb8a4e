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
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useSavedViews } from './saved-views.ts'

const NAME_MAX = 50

const WRAPPED = { '& .MuiMenuItem-root': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }

const takeFocus = (field: HTMLInputElement | null): void => field?.focus()

interface Props {
  anchor: HTMLElement
  onClose: () => void
}

/** Shows a saved view, saves what is shown as one, and deletes the one that is shown. */
export function SavedViews({ anchor, onClose }: Props) {
  const translate = useTranslate()
  const { views, current, show, save, remove } = useSavedViews()
  const [step, setStep] = useState<'menu' | 'naming' | 'deleting'>('menu')
  const ended = (act: () => void) => () => {
    act()
    onClose()
  }
  if (step === 'naming') return <NameDialog onClose={onClose} onSave={save} />
  if (step === 'deleting' && current)
    return (
      <ConfirmDialog
        isOpen
        title={translate('console.views.delete', current)}
        content={translate('console.views.keeps')}
        confirm="console.views.confirm"
        onConfirm={ended(() => remove(current.name))}
        onClose={onClose}
      />
    )
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { sx: { maxWidth: 320 } }, list: { sx: WRAPPED } }}
    >
      {views.length === 0 && <MenuItem disabled>{translate('console.views.none')}</MenuItem>}
      {views.map((view) => (
        <MenuItem key={view.name} selected={view === current} onClick={ended(() => show(view))}>
          {view.name}
        </MenuItem>
      ))}
      {views.length > 0 && <Divider component="li" />}
      <MenuItem onClick={() => setStep(current ? 'deleting' : 'naming')}>
        <ListItemIcon>
          {current ? <DeleteIcon fontSize="small" /> : <AddIcon fontSize="small" />}
        </ListItemIcon>
        <ListItemText>
          {current ? translate('console.views.delete', current) : translate('console.views.save')}
        </ListItemText>
      </MenuItem>
    </Menu>
  )
}

/** It fades away over the table, so that a second click opens no row below it. */
function NameDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const translate = useTranslate()
  const id = useId()
  const [name, setName] = useState('')
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || !isOpen) return
    onSave(name.trim())
    close()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onClose } }}
    >
      <form onSubmit={submit}>
        <DialogTitle id={id}>{translate('console.views.save')}</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={takeFocus}
            fullWidth
            required
            label={translate('console.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
