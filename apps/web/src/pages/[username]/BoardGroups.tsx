import type { BoardSort } from '@tessera/api-types/boards/board-limits'
import { type ReactNode, useMemo } from 'react'
import { BoardCard } from '../../entities/boards/BoardCard.tsx'
import { type Board, selectBoardEntities } from '../../entities/boards/boards-slice.ts'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { MovableBoard } from '../../features/edit-board/MovableBoard.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CardGrid } from '../../shared/ui/CardGrid.tsx'
import { LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { PlusIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { groupBoards } from './board-groups.ts'
import styles from './Profile.module.css'

type Props = { ids: readonly string[]; user: User; sort: BoardSort; onCreate: () => void }

const keyOf = ({ id }: Board) => id

function NewBoard({ isLine, onCreate }: { isLine: boolean; onCreate: () => void }) {
  const t = useT<'boards' | 'profile'>()
  return (
    <button
      type="button"
      className={classNames(styles.newBoard, isLine && styles.newLine)}
      onClick={onCreate}
    >
      <span className={styles.plus}>
        <PlusIcon size={32} />
      </span>
      {t('boards.create')}
    </button>
  )
}

type GroupProps = {
  title: string
  icon?: ReactNode
  boards: readonly Board[]
  card: (board: Board) => ReactNode
  isLine: boolean
}

function Group({ title, icon, boards, card, isLine }: GroupProps) {
  if (boards.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>
        {icon}
        {title}
      </h2>
      <CardGrid
        label={title}
        items={boards}
        keyOf={keyOf}
        renderItem={card}
        size={isLine ? 'line' : 'medium'}
      />
    </section>
  )
}

const PRIORITY_COUNT = 4

export function BoardGroups({ ids, user, sort, onCreate }: Props) {
  const t = useT<'boards' | 'profile'>()
  const entities = useAppSelector(selectBoardEntities)
  const groups = useMemo(() => groupBoards(ids.flatMap((id) => entities[id] ?? [])), [ids, entities])
  const [{ boardView }] = useProfileOptions()
  const isLine = boardView === 'list'
  const isOwn = Boolean(user.abilities?.can_edit)
  // The boards of others, on which this person collaborates, have their order from them.
  const own = ids.filter((id) => entities[id]?.owner?.id === user.id)
  const cardsOf = (boards: readonly Board[], heading: 'h2' | 'h3') => (board: Board) => {
    const isPriority = groups.open.slice(0, PRIORITY_COUNT).includes(board)
    const card = <BoardCard board={board} heading={heading} isLine={isLine} isPriority={isPriority} />
    if (!isOwn || sort !== 'custom' || !own.includes(board.id)) return card
    const neighbours = boards.map(keyOf).filter((id) => own.includes(id))
    return (
      <MovableBoard board={board} order={own} neighbours={neighbours}>
        {card}
      </MovableBoard>
    )
  }
  return (
    <>
      <CardGrid
        label={t('profile.boardsOf', { name: user.full_name })}
        items={groups.open}
        keyOf={keyOf}
        renderItem={cardsOf(groups.open, 'h2')}
        size={isLine ? 'line' : 'medium'}
        first={isOwn && <NewBoard isLine={isLine} onCreate={onCreate} />}
      />
      <Group
        icon={<LockIcon size={20} />}
        title={t('profile.secretBoards')}
        boards={groups.secret}
        card={cardsOf(groups.secret, 'h3')}
        isLine={isLine}
      />
      <Group
        title={t('profile.archivedBoards')}
        boards={groups.archived}
        card={cardsOf(groups.archived, 'h3')}
        isLine={isLine}
      />
    </>
  )
}
