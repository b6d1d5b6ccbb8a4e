import NotificationsIcon from '@mui/icons-material/NotificationsOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useRun } from '../shared/use-operation.ts'

const READ_AGAIN_MS = 60_000
const MOST_SHOWN = 99

/**
 * The way to the person's notifications, those of their businesses included, with how many they have not read. The
 * count stays as it was where it cannot be read.
 */
export function NotificationsBell() {
  const run = useRun()
  const { data } = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: () => run('notifications.unread', {}),
    staleTime: READ_AGAIN_MS,
    refetchInterval: READ_AGAIN_MS,
    retry: false,
  })
  const unread = data?.unread_count ?? 0
  const label = useTranslate()('console.notifications_unread', { count: Math.min(unread, MOST_SHOWN + 1) })
  return (
    <Tooltip title={label}>
      <IconButton
        component="a"
        href="/news_hub/"
        aria-label={label}
        sx={unread > 0 ? withCount(unread) : undefined}
      >
        <NotificationsIcon />
      </IconButton>
    </Tooltip>
  )
}

/** Drawn, for the name of the link has it in words. */
const withCount = (unread: number) => ({
  '&::after': {
    content: `"${unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}"`,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minWidth: 20,
    paddingInline: 0.5,
    borderRadius: 5,
    bgcolor: 'error.main',
    color: 'error.contrastText',
    fontSize: 12,
    lineHeight: '20px',
  },
})
