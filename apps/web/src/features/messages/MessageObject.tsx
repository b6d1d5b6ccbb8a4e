import type { MessageView } from '@tessera/api-types/messages/views'
import type { ReactNode } from 'react'
import { BoardCover } from '../../entities/boards/BoardCover.tsx'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Image } from '../../shared/ui/Image.tsx'
import styles from './MessageObject.module.css'

type Sent = Pick<MessageView, 'attachment_type' | 'pin' | 'board' | 'user' | 'sent_url'>

type CardProps = { to: string; picture: ReactNode; title: string; detail?: string }

const TALLEST_RATIO = 1.5
const PICTURE_PX = 236

function Card({ to, picture, title, detail }: CardProps) {
  return (
    <Link to={to} className={styles.card}>
      {picture}
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        {detail && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
    </Link>
  )
}

function PinPicture({ pin }: { pin: NonNullable<Sent['pin']> }) {
  const { url, width, height } = pin.images['236x']
  const ratio = Math.min(TALLEST_RATIO, height / width)
  return (
    <span className={styles.picture}>
      <Image
        src={url}
        alt={pin.alt_text}
        width={PICTURE_PX}
        height={Math.round(PICTURE_PX * ratio)}
        dominantColor={pin.dominant_color}
        sizes="236px"
      />
    </span>
  )
}

/** What was sent with a message, as far as it is there for this reader. */
export function MessageObject({ message }: { message: Sent }) {
  const t = useT<'conversations'>()
  const { attachment_type, pin, board, user, sent_url } = message
  if (pin) {
    return (
      <Card
        to={sent_url ?? pinPath(pin.id)}
        picture={<PinPicture pin={pin} />}
        title={pin.grid_title || t('conversations.pinBy', { name: pin.pinner.full_name })}
        detail={pin.domain ?? undefined}
      />
    )
  }
  if (board) {
    return (
      <Card
        to={board.url}
        picture={<BoardCover images={board.cover_images} />}
        title={board.name}
        detail={t('conversations.boardPins', { count: board.pin_count })}
      />
    )
  }
  if (user) {
    const avatar = <Avatar name={user.full_name} imageUrl={user.image_medium_url} size={72} isDecorative />
    return (
      <Card
        to={`/${user.username}/`}
        picture={<span className={styles.face}>{avatar}</span>}
        title={user.full_name}
        detail={`@${user.username}`}
      />
    )
  }
  const gone = { pin: 'pinGone', board: 'boardGone', user: 'userGone' } as const
  return <p className={styles.gone}>{t(`conversations.${gone[attachment_type ?? 'pin']}`)}</p>
}
