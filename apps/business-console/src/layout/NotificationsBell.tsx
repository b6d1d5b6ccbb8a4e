import { lazy, Suspense } from 'react'
import { NotificationsLink } from './NotificationsLink.tsx'

/** The count comes after the first page; without it the bell leads on just the same. */
const Unread = lazy(() =>
  import('./UnreadNotifications.tsx').then(
    ({ UnreadNotifications }) => ({ default: UnreadNotifications }),
    () => ({ default: () => <NotificationsLink /> }),
  ),
)

export const NotificationsBell = () => (
  <Suspense fallback={<NotificationsLink />}>
    <Unread />
  </Suspense>
)
