import { useEffect } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { pollWhileSeen } from '../../shared/browser/poll-while-seen.ts'
import { markUnread } from '../../shared/browser/unread-mark.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { notificationsApi } from './notifications-api.ts'

const AGAIN_MS = 60_000

const Note = lazyComponent(['preferences'], async () => (await import('./UnreadNote.tsx')).UnreadNote)

/** Counts what is new once the page rests and while it is seen, which also shows a session that ended elsewhere, and marks the bell with it; a limited login may not read it. */
export function UnreadMount() {
  const viewer = useAppSelector(selectViewer)
  const isMember = viewer !== null && !viewer.isLimitedLogin
  const { data, refetch } = notificationsApi.useUnreadNotificationsQuery({}, { skip: !isMember })
  const count = isMember ? (data?.unread_count ?? 0) : 0
  useEffect(() => (isMember ? pollWhileSeen(AGAIN_MS, refetch) : undefined), [isMember, refetch])
  useEffect(() => {
    markUnread('notifications', count)
    return () => markUnread('notifications', 0)
  }, [count])
  return count > 0 && <Note />
}
