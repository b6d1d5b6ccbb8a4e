import { Link } from '../../shared/navigation/Link.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { DotLine } from '../../shared/ui/DotLine.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { BoardCover } from './BoardCover.tsx'
import styles from './BoardCard.module.css'
import type { Board } from './boards-slice.ts'

type Props = {
  board: Board
  /** Where boards of several people stand side by side. */
  showsOwner?: boolean
  /** `h3` below a heading of its group. */
  heading?: 'h2' | 'h3'
  /** Whether its cover stands beside its name, small. */
  isLine?: boolean
  /** People wait for its cover: it is in view at the start. */
  isPriority?: boolean
}

/** A board in a list of boards. */
export function BoardCard({ board, showsOwner, heading: Heading = 'h2', isLine, isPriority }: Props) {
  const t = useT<'boards'>()
  const counts = [
    t('boards.pinCount', { count: board.pin_count ?? 0 }),
    board.section_count ? t('boards.sectionCount', { count: board.section_count }) : '',
  ]
  const owner = showsOwner && board.owner && (
    <Link key="owner" to={`/${board.owner.username}/`} className={styles.owner}>
      <bdi>{board.owner.full_name}</bdi>
    </Link>
  )
  return (
    <article className={classNames(styles.card, isLine && styles.line)}>
      <Link to={board.url} className={styles.link}>
        <BoardCover images={board.cover_images ?? []} isPriority={isPriority} />
        <Heading className={styles.name}>
          {board.privacy === 'secret' && (
            <span className={styles.lock}>
              <LockIcon size={16} />
              <VisuallyHidden>{t('boards.isSecret')}</VisuallyHidden>
            </span>
          )}
          <bdi>{board.name}</bdi>
        </Heading>
      </Link>
      <p className={styles.detail}>
        <DotLine facts={[owner, ...counts]} />
      </p>
    </article>
  )
}
