import { useT } from '../../shared/i18n/i18n-context.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { notificationsApi } from './notifications-api.ts'

/** The unread notifications badge for screen readers. */
export function UnreadNote() {
  const t = useT<'preferences'>()
  const { data } = notificationsApi.useUnreadNotificationsQuery({})
  return (
    <VisuallyHidden>
      <output>{t('preferences.notifications.unreadCount', { count: data?.unread_count ?? 0 })}</output>
    </VisuallyHidden>
  )
}
