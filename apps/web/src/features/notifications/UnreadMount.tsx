import { useEffect } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { markUnread } from '../../shared/browser/unread-mark.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { notificationsApi } from './notifications-api.ts'

const Note = lazyComponent(['preferences'], async () => (await import('./UnreadNote.tsx')).UnreadNote)

/** Counts what is new once the page rests, and marks the bell with it; a limited login may not read it. */
export function UnreadMount() {
  const viewer = useAppSelector(selectViewer)
  const isMember = viewer !== null && !viewer.isLimitedLogin
  const { data } = notificationsApi.useUnreadNotificationsQuery({}, { skip: !isMember })
  const count = isMember ? (data?.unread_count ?? 0) : 0
  useEffect(() => {
    markUnread('notifications', count)
    return () => markUnread('notifications', 0)
  }, [count])
  return count > 0 && <Note />
}
