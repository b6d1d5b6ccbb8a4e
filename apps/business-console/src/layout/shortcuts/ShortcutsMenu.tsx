import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useGetResourceLabel, useNotify, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { hubResources } from '../../hub-resources.ts'
import { isAllowed } from '../../providers/console-rights.ts'
import { useActingBusiness } from '../../session/business-context.ts'
import { useHere, useHubPath } from '../../shared/use-hub-path.ts'
import { added, whyNotAdded, type Shortcuts } from './shortcut-list.ts'
import type { useShortcuts } from './use-shortcuts.ts'

const DEFAULTS = 4
const NARROW = { maxWidth: 340 }
/** The second half of a double click chooses nothing more. */
const CLOSING = { ...NARROW, pointerEvents: 'none' } as const

interface Props {
  shortcuts: Shortcuts | null
  save: ReturnType<typeof useShortcuts>['save']
  onClose: () => void
}

interface MenuProps extends Props {
  anchor: HTMLElement
  isOpen: boolean
  /** Once it is out of sight: until then it takes the clicks, which are not for what lies below. */
  onClosed: () => void
  onEdit: () => void
}

/** The pages that its reader keeps, or the first of the hub. */
export function ShortcutsMenu({ anchor, isOpen, shortcuts, save, onClose, onClosed, onEdit }: MenuProps) {
  const translate = useTranslate()
  const suggestions = useSuggestions()
  const isOwn = shortcuts !== null && shortcuts.length > 0
  return (
    <Menu
      open={isOpen}
      disableAutoFocusItem
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { sx: isOpen ? NARROW : CLOSING }, transition: { onExited: onClosed } }}
    >
      <ListSubheader role="presentation">
        {translate(isOwn ? 'console.shortcuts.label' : 'console.shortcuts.suggested')}
      </ListSubheader>
      {(isOwn ? shortcuts : suggestions).map(({ id, label, href }) => (
        <MenuItem key={id} component={Link} to={href} onClick={onClose}>
          <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />
        </MenuItem>
      ))}
      {shortcuts && <Divider />}
      {shortcuts && <AddItem shortcuts={shortcuts} save={save} onClose={onClose} />}
      {isOwn && (
        <MenuItem onClick={onEdit}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('console.shortcuts.edit')}</ListItemText>
        </MenuItem>
      )}
    </Menu>
  )
}

function AddItem({ shortcuts, save, onClose }: Props & { shortcuts: Shortcuts }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { pathname, search } = useLocation()
  const [place = ''] = useHere().split('/')
  const label = useGetResourceLabel()(place)
  const addPage = () => {
    onClose()
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
