import NotificationsIcon from '@mui/icons-material/NotificationsOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslate } from 'react-admin'

/** The way to the person's notifications, those of their businesses included, with how many they have not read. */
export function NotificationsLink({ unread = 0 }: { unread?: number }) {
  const label = useTranslate()('console.notifications_unread', { count: unread })
  return (
    <Tooltip title={label}>
      <IconButton component="a" href="/news_hub/" aria-label={label}>
        <Badge badgeContent={unread} max={99} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  )
}
