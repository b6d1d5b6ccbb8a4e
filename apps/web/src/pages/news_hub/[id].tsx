import type { NotificationView } from '@tessera/api-types/notifications/views'
import { useParams } from 'react-router-dom'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { PinGridSkeleton } from '../../entities/pins/PinGridSkeleton.tsx'
import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { selectUserEntities } from '../../entities/users/users-slice.ts'
import { UserRow } from '../../entities/users/UserRow.tsx'
import { FollowUserButton } from '../../features/follow/FollowUserButton.tsx'
import { actorsInWords } from '../../features/notifications/actors-in-words.ts'
import {
  type NotificationDetails,
  notificationDetailsApi,
} from '../../features/notifications/notification-details-api.ts'
import { saveActionsOf } from '../../features/save-pin/SaveActions.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import { statusOf } from '../../shared/api/outcome.ts'
import { prefetched } from '../../shared/api/prefetch.ts'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { CallFailure } from '../../shared/ui/CallFailure.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ListPicture } from '../../shared/ui/ListPicture.tsx'
import styles from './NewsDetails.module.css'

export const messageAreas: readonly MessageArea[] = ['preferences', 'profile', 'pins']

type Params = Readonly<Record<string, string | undefined>>
type PreloadArgs = { store: AppStore; params: Params; url: URL }

const { notificationDetails } = notificationDetailsApi.endpoints
const inputOf = ({ id = '' }: Params) => ({ notification_id: id })

export async function preload({ store, params, url }: PreloadArgs) {
  const visitor = await membersOnly({ store, url })
  if ('redirect' in visitor) return visitor
  const { data } = await prefetched(store.dispatch(notificationDetails.initiate(inputOf(params))))
  return { status: statusOf(data) }
}

export const head = ({ t }: { t: Translate<'preferences'> }) => ({
  title: t('preferences.notifications.title'),
})

const kindOf = ({ kind }: NotificationView) => (kind === 'save' || kind === 'reaction' ? kind : 'other')

function Found({ notification, pinIds }: Pick<NotificationDetails, 'notification' | 'pinIds'>) {
  const t = useT<'preferences' | 'pins'>()
  const name = notification.actor?.full_name ?? ''
  const title = t(`preferences.notifications.pinsOf.${kindOf(notification)}`, { name, count: pinIds.length })
  return (
    <>
      <header className={styles.header}>
        <Link to="/news_hub/">{t('preferences.notifications.all')}</Link>
        <h1>{title}</h1>
      </header>
      <PinGrid
        label={t('preferences.notifications.pins')}
        feed={{
          ids: pinIds,
          status: 'ready',
          error: null,
          isLoadingMore: false,
          hasMoreFailed: false,
          onRetry: () => undefined,
        }}
        empty={<EmptyState title={t('preferences.notifications.pinsGone')} />}
        actionsOf={saveActionsOf}
        priorityCount={4}
        end={false}
      />
    </>
  )
}

/** Who did the same to a pin or to the member, each with the way to follow them. */
function FoundPeople({ notification, peopleIds }: Pick<NotificationDetails, 'notification' | 'peopleIds'>) {
  const { t, locale } = useTranslator<'preferences'>()
  const users = useAppSelector(selectUserEntities)
  const { kind, people_count, pin_id, pin_image_url } = notification
  const more = people_count - peopleIds.length
  const said = { name: actorsInWords(notification, t, locale), count: 1, reaction: 0 }
  return (
    <div className={styles.people}>
      <header className={styles.header}>
        <Link to="/news_hub/">{t('preferences.notifications.all')}</Link>
        <h1>{t(`preferences.notifications.${kind}`, said)}</h1>
        {pin_id && pin_image_url && (
          <Link to={`/pin/${pin_id}/`} className={styles.pin}>
            <ListPicture url={pin_image_url} size={56} />
            {t('preferences.notifications.viewPin')}
          </Link>
        )}
      </header>
      <ul aria-label={t('preferences.notifications.people')}>
        {peopleIds.map((id) => {
          const user = users[id]
          return (
            user && (
              <li key={id}>
                <UserRow user={user} action={<FollowUserButton userId={id} />} />
              </li>
            )
          )
        })}
      </ul>
      {more > 0 && <p className={styles.more}>{t('preferences.notifications.more', { count: more })}</p>}
    </div>
  )
}

/** What somebody did of the same kind lately: their pins or the member's, on one page; or who did it. */
export function Page() {
  const t = useT<'preferences'>()
  const { data, refetch } = notificationDetailsApi.useNotificationDetailsQuery(inputOf(useParams()))
  if (!data) return <PinGridSkeleton />
  if (data.kind === 'found') {
    return data.value.peopleIds.length > 1 ? <FoundPeople {...data.value} /> : <Found {...data.value} />
  }
  return (
    <CallFailure
      httpStatus={data.error.httpStatus}
      missing={t('preferences.notifications.notFound')}
      title={t('preferences.notifications.failed')}
      description={errorText(data.error, t)}
      onRetry={() => void refetch()}
    />
  )
}
