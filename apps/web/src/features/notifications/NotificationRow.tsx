import type { NotificationKind, NotificationView } from '@tessera/api-types/notifications/views'
import type { UserMini } from '@tessera/api-types/users/views'
import { formatMoney } from '@tessera/i18n/money'
import { formatMoment, formatSince } from '@tessera/i18n/formats'
import { now } from '../../shared/browser/clock.ts'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Logo } from '../../shared/ui/icons/Logo.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { actorsInWords } from './actors-in-words.ts'
import styles from './Notifications.module.css'

type Props = { notification: NotificationView }

/** Who did what, and when. */
function Texts({ notification }: Props) {
  const { t, locale } = useTranslator<'preferences'>()
  const { kind, board, business, price, comment_text, created_at, count } = notification
  const said = {
    name: business?.person_name ?? actorsInWords(notification, t, locale),
    count,
    business: business?.name ?? '',
    role: business?.role ?? '',
    board: board?.name ?? '',
    price: price ? formatMoney(price.value, price.currency, locale) : '',
    before: price ? formatMoney(price.before, price.currency, locale) : '',
    reaction: notification.reaction_type ?? 0,
  }
  return (
    <span className={styles.texts}>
      <span className={styles.what}>{t(`preferences.notifications.${kind}`, said)}</span>
      {comment_text && (
        <q className={styles.quote}>
          <bdi>{comment_text}</bdi>
        </q>
      )}
      <time dateTime={created_at} title={formatMoment(created_at, locale)} className={styles.when}>
        {formatSince(created_at, now(), locale)}
      </time>
    </span>
  )
}

/** A notification that links to its subject; those of the site link nowhere, those of a business to its console. */
export function NotificationRow({ notification }: Props) {
  const t = useT<'preferences'>()
  const { actor, other_actors, business, pin_image_url, is_read } = notification
  const inside = (
    <>
      <Mark actor={actor} second={other_actors[0]} />
      <Texts notification={notification} />
      {pin_image_url && <img src={pin_image_url} alt="" className={styles.picture} />}
      {!is_read && (
        <span className={styles.fresh}>
          <VisuallyHidden>{t('preferences.notifications.unread')}</VisuallyHidden>
        </span>
      )}
    </>
  )
  // The console is an application of its own.
  if (business?.path) {
    return (
      <a href={business.path} className={styles.row}>
        {inside}
      </a>
    )
  }
  if (business || !actor) return <div className={styles.row}>{inside}</div>
  return (
    <Link to={pathOf(notification, actor)} className={styles.row}>
      {inside}
    </Link>
  )
}

/** Of these somebody often does several, or several people do them; they stand on a page together. */
const GROUPED: readonly NotificationKind[] = ['save', 'reaction']
const BY_PEOPLE: readonly NotificationKind[] = [...GROUPED, 'did_it', 'follow']

const detailsPath = (id: string): string => `/news_hub/${id}/`

function pathOf({ id, kind, board, pin_id, people_count }: NotificationView, actor: UserMini): string {
  if (board) return board.url
  if (people_count > 1 && BY_PEOPLE.includes(kind)) return detailsPath(id)
  if (GROUPED.includes(kind) && pin_id !== null) return detailsPath(id)
  return pin_id === null ? `/${actor.username}/` : `/pin/${pin_id}/`
}

function Mark({ actor, second }: Pick<NotificationView, 'actor'> & { second: UserMini | undefined }) {
  if (actor && second) {
    return (
      <span className={styles.pair}>
        {[second, actor].map(({ id, full_name, image_medium_url }) => (
          <Avatar key={id} name={full_name} imageUrl={image_medium_url} size={32} isDecorative />
        ))}
      </span>
    )
  }
  return actor ? (
    <Avatar name={actor.full_name} imageUrl={actor.image_medium_url} size={48} isDecorative />
  ) : (
    <span className={styles.mark}>
      <Logo />
    </span>
  )
}
