import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined'
import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, useState } from 'react'
import { useGetResourceLabel, useNotify, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { hubResources } from '../../hub-resources.ts'
import { isAllowed } from '../../providers/console-rights.ts'
import { useActingBusiness } from '../../session/business-context.ts'
import { useHere, useHubPath } from '../../shared/use-hub-path.ts'
import { added, whyNotAdded, type Shortcuts } from './shortcut-list.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}))

const DEFAULTS = 4
const NARROW = { maxWidth: 340 }

/** A person's own way through the business side: pages they keep at hand in the header. */
export function ShortcutsMenu() {
  const translate = useTranslate()
  const { isOffered, shortcuts, save, readAgain } = useShortcuts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  if (!isOffered) return null
  const label = translate('console.shortcuts.label')
  const close = () => setAnchor(null)
  const open = (button: HTMLElement) => {
    readAgain()
    setAnchor(button)
  }
  const edit = () => {
    close()
    setIsEditing(true)
  }
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          <BookmarkIcon />
        </IconButton>
      </Tooltip>
      <Menu
        disableAutoFocusItem
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: NARROW } }}
      >
        <Items shortcuts={shortcuts} save={save} onDone={close} onEdit={edit} />
      </Menu>
      {isEditing && shortcuts && (
        <Suspense>
          <ShortcutsDialog shortcuts={shortcuts} save={save} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

interface ItemsProps {
  shortcuts: Shortcuts | null
  save: ReturnType<typeof useShortcuts>['save']
  onDone: () => void
  onEdit: () => void
}

function Items({ shortcuts, save, onDone, onEdit }: ItemsProps) {
  const translate = useTranslate()
  const suggestions = useSuggestions()
  const isOwn = shortcuts !== null && shortcuts.length > 0
  return (
    <>
      <ListSubheader role="presentation">
        {translate(isOwn ? 'console.shortcuts.label' : 'console.shortcuts.suggested')}
      </ListSubheader>
      {(isOwn ? shortcuts : suggestions).map(({ id, label, href }) => (
        <MenuItem key={id} component={Link} to={href} onClick={onDone}>
          <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />
        </MenuItem>
      ))}
      {shortcuts && <Divider />}
      {shortcuts && <AddItem shortcuts={shortcuts} save={save} onDone={onDone} />}
      {isOwn && (
        <MenuItem onClick={onEdit}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('console.shortcuts.edit')}</ListItemText>
        </MenuItem>
      )}
    </>
  )
}

function AddItem({
  shortcuts,
  save,
  onDone,
}: Omit<ItemsProps, 'onEdit' | 'shortcuts'> & { shortcuts: Shortcuts }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { pathname, search } = useLocation()
  const [place = ''] = useHere().split('/')
  const label = useGetResourceLabel()(place)
  const addPage = () => {
    onDone()
    const href = pathname + search
    const refusal = whyNotAdded(shortcuts, href)
    if (refusal) return notify(`console.shortcuts.${refusal}`, { type: 'warning' })
    const title = document.querySelector('main h1')?.textContent ?? ''
    save(added(shortcuts, { id: crypto.randomUUID(), href, label: title.trim() || label }), {
      onSuccess: (result) => result === 'saved' && notify('console.shortcuts.added', { type: 'success' }),
    })
  }
  return (
    <MenuItem onClick={addPage}>
      <ListItemIcon>
        <AddIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('console.shortcuts.add')}</ListItemText>
    </MenuItem>
  )
}

/** The first places of the hub that its reader may open. */
function useSuggestions(): Shortcuts {
  const { business } = useActingBusiness()
  const labelOf = useGetResourceLabel()
  const hubPath = useHubPath()
  return hubResources
    .filter(({ name }) => isAllowed(business, { resource: name, action: 'list' }))
    .slice(0, DEFAULTS)
    .map(({ name }) => ({ id: name, label: labelOf(name), href: hubPath(name) }))
}
