import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useGetResourceLabel } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ConsoleResource } from '../shared/console-resource.ts'
import { SITE_BASE } from '../shared/console-paths.ts'

/** The way of an employee to a part of the site they look after. */
export function SiteItem({ place: { name, icon: Icon } }: { place: ConsoleResource }) {
  const labelOf = useGetResourceLabel()
  return (
    <MenuItem component={Link} to={`${SITE_BASE}/${name}`}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{labelOf(name)}</ListItemText>
    </MenuItem>
  )
}
