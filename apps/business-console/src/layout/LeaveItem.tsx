import NotificationsIcon from '@mui/icons-material/NotificationsOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'

/** The way from the console to the consumer site, which is another page. */
export function LeaveItem() {
  const translate = useTranslate()
  return (
    <MenuItem component="a" href="/">
      <ListItemIcon>
        <OpenInNewIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('console.leave')}</ListItemText>
    </MenuItem>
  )
}

/** Links to the person's notifications, those of their businesses included. */
export function NotificationsItem() {
  const translate = useTranslate()
  return (
    <MenuItem component="a" href="/news_hub/">
      <ListItemIcon>
        <NotificationsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('console.notifications')}</ListItemText>
    </MenuItem>
  )
}
