import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { siteNavItems } from './site-nav-items.tsx'

/** The way of an employee to a part of the site they look after. */
export function SiteItem({ place: { to, label, icon } }: { place: (typeof siteNavItems)[number] }) {
  const translate = useTranslate()
  return (
    <MenuItem component={Link} to={to}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{translate(label)}</ListItemText>
    </MenuItem>
  )
}
