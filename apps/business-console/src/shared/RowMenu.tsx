import MoreVertIcon from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

export interface RowAction {
  label: string
  icon: ReactNode
  onSelect: () => void
  isDisabled?: boolean
}

/** What can be done with one row; nothing at all leaves no button. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (actions.length === 0) return null
  const label = translate('console.row_actions', { name })
  const open = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation()
    setAnchor(event.currentTarget)
  }
  const select = (event: MouseEvent, action: RowAction) => {
    event.stopPropagation()
    setAnchor(null)
    action.onSelect()
  }
  return (
    <>
      <IconButton aria-label={label} title={label} aria-haspopup="menu" onClick={open}>
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClick={(event) => event.stopPropagation()}
        onClose={() => setAnchor(null)}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            disabled={action.isDisabled ?? false}
            onClick={(event) => select(event, action)}
          >
            <ListItemIcon>{action.icon}</ListItemIcon>
            <ListItemText>{action.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
