import type { BoardActivity } from '@tessera/api-types/boards/board-activity'
import { formatMoment, formatSince } from '@tessera/i18n/formats'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { now } from '../../shared/browser/clock.ts'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import styles from './Activity.module.css'

function Pictures({ pins }: Pick<BoardActivity, 'pins'>) {
  const t = useT<'board-tools'>()
  if (pins.length === 0) return null
  return (
    <div className={styles.pictures}>
      {pins.map(({ id, title, image_url, dominant_color }) => (
        <Link key={id} to={`/pin/${id}/`} style={{ background: dominant_color }}>
          <img src={image_url} alt={title || t('activity.untitled')} loading="lazy" />
        </Link>
      ))}
    </div>
  )
}

type Props = { entry: BoardActivity; board: Board }

/** Who did what, and when. */
export function ActivityEntry({ entry, board }: Props) {
  const { t, locale } = useTranslator<'board-tools'>()
  const { kind, actor, person, section, pin_count, created_at } = entry
  const said = {
    name: actor.full_name,
    person: person?.full_name ?? '',
    section: section?.title ?? '',
    where: section ? 'section' : 'board',
    board: board.name,
    count: pin_count,
  }
  return (
    <li className={styles.entry}>
      <Link to={`/${actor.username}/`} aria-hidden tabIndex={-1}>
        <Avatar name={actor.full_name} imageUrl={actor.image_medium_url} size={40} isDecorative />
      </Link>
      <div className={styles.texts}>
        <p className={styles.what}>{t(`activity.${kind}`, said)}</p>
        <time dateTime={created_at} title={formatMoment(created_at, locale)} className={styles.when}>
          {formatSince(created_at, now(), locale)}
        </time>
        <Pictures pins={entry.pins} />
      </div>
    </li>
  )
}
