import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'
import { useSavedViews, type SavedView } from './saved-views.ts'

const NAME_MAX = 50

const WRAPPED = { '& .MuiMenuItem-root': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }

const takeFocus = (field: HTMLInputElement | null): void => field?.focus()

type Step = 'naming' | 'rename'

interface Props {
  anchor: HTMLElement
  onClose: () => void
}

/** Shows a saved view, saves what is shown as one, and renames or deletes the one that is shown; a deleted one can be brought back. */
export function SavedViews({ anchor, onClose }: Props) {
  const translate = useTranslate()
  const saved = useSavedViews()
  const { current, save, isTaken, rename } = saved
  const [step, setStep] = useState<Step | 'menu'>('menu')
  if (step === 'naming')
    return <NameDialog title={translate('console.views.save')} onClose={onClose} onSave={save} />
  if (!current || step === 'menu')
    return <ViewsMenu anchor={anchor} saved={saved} onStep={setStep} onClose={onClose} />
  return (
    <NameDialog
      title={translate('console.views.rename', current)}
      name={current.name}
      isTaken={isTaken}
      onClose={onClose}
      onSave={(name) => rename(current, name)}
    />
  )
}

/** A view is a name, a filter and an order: rather than being asked, who deletes it may undo that. */
function useRemoval({ remove, restore }: Pick<ReturnType<typeof useSavedViews>, 'remove' | 'restore'>) {
  const notify = useNotify()
  return (view: SavedView) => {
    remove(view)
    notify('console.views.deleted', {
      type: 'success',
      messageArgs: { name: view.name },
      action: <UndoButton onUndo={() => restore(view)} />,
    })
  }
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const undo = () => {
    onUndo()
    close()
  }
  return (
    <Button color="inherit" size="small" onClick={undo}>
      {translate('ra.action.undo')}
    </Button>
  )
}

interface MenuProps extends Props {
  saved: ReturnType<typeof useSavedViews>
  onStep: (step: Step) => void
}

function ViewsMenu({ anchor, saved, onStep, onClose }: MenuProps) {
  const translate = useTranslate()
  const { views, current, show } = saved
  const removed = useRemoval(saved)
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { sx: { maxWidth: 320 } }, list: { sx: WRAPPED } }}
    >
      {views.length === 0 && <MenuItem disabled>{translate('console.views.none')}</MenuItem>}
      {views.map((view) => (
        <MenuItem
          key={view.name}
          selected={view === current}
          onClick={() => {
            show(view)
            onClose()
          }}
        >
          {view.name}
        </MenuItem>
      ))}
      {views.length > 0 && <Divider component="li" />}
      {current ? (
        [
          <Act key="rename" icon={RenameIcon} onClick={() => onStep('rename')}>
            {translate('console.views.rename', current)}
          </Act>,
          <Act
            key="delete"
            icon={DeleteIcon}
            onClick={() => {
              removed(current)
              onClose()
            }}
          >
            {translate('console.views.delete', current)}
          </Act>,
        ]
      ) : (
        <Act icon={AddIcon} onClick={() => onStep('naming')}>
          {translate('console.views.save')}
        </Act>
      )}
    </Menu>
  )
}

interface ActProps extends MenuItemProps {
  icon: typeof AddIcon
}

/** The menu moves the focus by the properties that it gives to its items. */
const Act = ({ icon: Icon, children, ...item }: ActProps) => (
  <MenuItem {...item}>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    <ListItemText>{children}</ListItemText>
  </MenuItem>
)

interface NameProps {
  title: string
  /** The name that it has. */
  name?: string
  isTaken?: (name: string) => boolean
  onClose: () => void
  onSave: (name: string) => void
}

/** It fades away over the table, so that a second click opens no row below it. */
function NameDialog({ title, name: given = '', isTaken = () => false, onClose, onSave }: NameProps) {
  const translate = useTranslate()
  const id = useId()
  const [name, setName] = useState(given)
  const [refused, setRefused] = useState<string>()
  const [isOpen, setOpen] = useState(true)
  const isRefused = refused === name
  const close = () => setOpen(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = name.trim()
    if (chosen === '' || !isOpen) return
    if (chosen !== given && isTaken(chosen)) return setRefused(name)
    if (chosen !== given) onSave(chosen)
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
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={takeFocus}
            fullWidth
            required
            label={translate('console.views.name')}
            value={name}
            error={isRefused}
            helperText={isRefused && translate('console.views.taken')}
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
