import { Link } from '../../../shared/navigation/Link.tsx'
import { attachedBoard } from '../../../entities/boards/board-cover.ts'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import { LinkedText } from '../../../entities/texts/LinkedText.tsx'
import { FollowBoardButton } from '../../../features/follow/FollowBoardButton.tsx'
import { ShareButton } from '../../../features/share-link/ShareButton.tsx'
import { BoardViewOptions } from '../../../features/view-options/view-options-parts.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../../shared/ui/Avatar.tsx'
import { LockIcon } from '../../../shared/ui/icons/state-icons.tsx'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx'
import styles from './Board.module.css'
import { BoardMenu, BoardPeople } from './board-parts.ts'

const AVATAR_PX = 40
const FACES_SHOWN = 5

function People({ board: { owner, collaborating_users = [] } }: { board: Board }) {
  const t = useT<'boards'>()
  if (!owner) return null
  const people = [owner, ...collaborating_users].slice(0, FACES_SHOWN)
  return (
    <div className={styles.people}>
      <span className={styles.faces}>
        {people.map(({ id, username, full_name, image_medium_url }) => (
          <Link key={id} to={`/${username}/`} title={full_name} className={styles.face}>
            <Avatar name={full_name} imageUrl={image_medium_url} size={AVATAR_PX} />
          </Link>
        ))}
      </span>
      <span>
        <Link to={`/${owner.username}/`} className={styles.owner}>
          {owner.full_name}
        </Link>
        {collaborating_users.length > 0 && (
          <span className={styles.with}>
            {t('boards.withPeople', {
              names: collaborating_users.map(({ full_name }) => full_name).join(', '),
            })}
          </span>
        )}
      </span>
    </div>
  )
}

function Counts({ board }: { board: Board }) {
  const t = useT<'boards'>()
  const counts = [
    t('boards.pinCount', { count: board.pin_count ?? 0 }),
    board.section_count ? t('boards.sectionCount', { count: board.section_count }) : '',
    board.follower_count ? t('boards.followerCount', { count: board.follower_count }) : '',
  ]
  return <p className={styles.counts}>{counts.filter(Boolean).join(' · ')}</p>
}

/** What a board is, whose it is, and what one can do with it. */
export function BoardHeader({ board }: { board: Board }) {
  const t = useT<'boards'>()
  return (
    <header className={styles.header}>
      <div className={styles.about}>
        <h1 className={styles.name}>
          {board.privacy === 'secret' && (
            <span className={styles.lock}>
              <LockIcon size={28} />
              <VisuallyHidden>{t('boards.isSecret')}</VisuallyHidden>
            </span>
          )}
          <bdi>{board.name}</bdi>
        </h1>
        {board.description && (
          <p className={styles.description}>
            <bdi>
              <LinkedText text={board.description} />
            </bdi>
          </p>
        )}
        <div className={styles.facts}>
          <People board={board} />
          <Counts board={board} />
        </div>
      </div>
      <div className={styles.actions}>
        {board.abilities?.can_follow && <FollowBoardButton boardId={board.id} />}
        {board.privacy !== 'secret' && (
          <ShareButton path={board.url} title={board.name} attached={attachedBoard(board)} />
        )}
        <BoardViewOptions boardId={board.id} />
        <BoardMenu boardId={board.id} />
        <BoardPeople boardId={board.id} />
      </div>
      {board.archived_by_me_at && <p className={styles.note}>{t('boards.archivedNote')}</p>}
    </header>
  )
}
