import { useQuery } from '@tanstack/react-query'
import { useRun } from '../shared/use-operation.ts'
import { NotificationsLink } from './NotificationsLink.tsx'

const READ_AGAIN_MS = 60_000

/** The bell with its count, which stays as it was where it cannot be read. */
export function UnreadNotifications() {
  const run = useRun()
  const { data } = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: () => run('notifications.unread', {}),
    staleTime: READ_AGAIN_MS,
    refetchInterval: READ_AGAIN_MS,
    retry: false,
  })
  return <NotificationsLink unread={data?.unread_count ?? 0} />
}
