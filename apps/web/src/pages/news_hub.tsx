import type { NotificationView } from '@tessera/api-types/notifications/views'
import { membersOnly } from '../entities/session/sign-in-required.ts'
import { RequestActions } from '../features/answer-follow-request/RequestActions.tsx'
import { FollowUserButton } from '../features/follow/FollowUserButton.tsx'
import { NotificationList } from '../features/notifications/NotificationList.tsx'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { NarrowPage } from '../shared/ui/NarrowPage.tsx'

export const messageAreas: readonly MessageArea[] = ['preferences', 'profile', 'pins']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'preferences'> }) => ({
  title: t('preferences.notifications.title'),
})

function actionsOf({ kind, actor }: NotificationView) {
  if (kind === 'follow_request' && actor) return <RequestActions person={actor} />
  return kind === 'follow' && actor && <FollowUserButton userId={actor.id} />
}

export function Page() {
  const t = useT<'preferences'>()
  return (
    <NarrowPage align="start" title={t('preferences.notifications.title')}>
      <NotificationList actionsOf={actionsOf} />
    </NarrowPage>
  )
}
