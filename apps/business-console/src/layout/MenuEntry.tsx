import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useRef } from 'react'
import { useGetResourceLabel, useSidebarState } from 'react-admin'
import { Link } from 'react-router-dom'
import { intoView } from '../shared/into-view.ts'
import { useHere, useHubPath } from '../shared/use-hub-path.ts'
import { useSmallScreen } from '../shared/use-small-screen.ts'
import type { HubResource } from '../shared/console-resource.ts'
import { isWithin } from './navigation.ts'

const styles = {
  mx: 1,
  px: 1.25,
  py: 0,
  borderRadius: '12px',
  minHeight: { xs: 44, sm: 40 },
  flex: 'none',
  width: 'auto',
  '& .MuiListItemIcon-root': { minWidth: 34 },
  '& .MuiListItemText-primary': { fontSize: '0.875rem' },
  '&.Mui-selected': {
    backgroundColor: 'var(--color-accent-soft)',
    color: 'var(--color-on-accent-soft)',
    '& .MuiListItemIcon-root': { color: 'inherit' },
    '& .MuiListItemText-primary': { fontWeight: 600 },
  },
}

/** One place of the hub. */
export function MenuEntry({ item }: { item: HubResource }) {
  const labelOf = useGetResourceLabel()
  const here = useHere()
  const hubPath = useHubPath()
  const [isOpen, setIsOpen] = useSidebarState()
  const isSmall = useSmallScreen()
  const isCurrent = isWithin(item, here)
  const entry = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) intoView(entry.current)
  }, [isCurrent])
  const label = labelOf(item.name)
  return (
    <Tooltip title={isOpen ? '' : label} placement="right">
      <ListItemButton
        component={Link}
        ref={entry}
        to={hubPath(item.name)}
        selected={isCurrent}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => isSmall && setIsOpen(false)}
        sx={styles}
      >
        <ListItemIcon>
          <item.icon />
        </ListItemIcon>
        {isOpen && <ListItemText primary={label} />}
      </ListItemButton>
    </Tooltip>
  )
}
