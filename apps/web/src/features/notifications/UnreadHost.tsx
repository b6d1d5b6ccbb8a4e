import { useEffect } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { markUnread } from '../../shared/browser/unread-mark.ts'
import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { notificationsApi } from './notifications-api.ts'
import { unreadMark } from './unread-rules.ts'

const Note = partWithTexts(['preferences'], async () => (await import('./UnreadNote.tsx')).UnreadNote)

/** Counts what is new once the page rests, and marks the bell with it. */
export function UnreadHost() {
  const isMember = useAppSelector(selectViewer) !== null
  const { data } = notificationsApi.useUnreadNewsQuery({}, { skip: !isMember })
  const count = isMember ? (data?.unread_count ?? 0) : 0
  const mark = unreadMark(count)
  useEffect(() => {
    markUnread(mark)
    return () => markUnread(null)
  }, [mark])
  return count > 0 && <Note />
}
