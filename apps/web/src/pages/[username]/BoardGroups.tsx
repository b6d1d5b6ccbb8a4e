import type { BoardSort } from '@tessera/api-types/boards/board-limits'
import { type ReactNode, useMemo } from 'react'
import { BoardCard } from '../../entities/boards/BoardCard.tsx'
import { type Board, selectBoardEntities } from '../../entities/boards/boards-slice.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { MovableBoard } from '../../features/edit-board/MovableBoard.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { CardGrid } from '../../shared/ui/CardGrid.tsx'
import { LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { PlusIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { groupBoards } from './board-groups.ts'
import styles from './Profile.module.css'

type Props = { ids: readonly string[]; user: User; sort: BoardSort; onCreate: () => void }

const keyOf = ({ id }: Board) => id

function NewBoard({ onCreate }: { onCreate: () => void }) {
  const t = useT<'boards' | 'profile'>()
  return (
    <button type="button" className={styles.newBoard} onClick={onCreate}>
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
}

function Group({ title, icon, boards, card }: GroupProps) {
  if (boards.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>
        {icon}
        {title}
      </h2>
      <CardGrid label={title} items={boards} keyOf={keyOf} renderItem={card} />
    </section>
  )
}

export function BoardGroups({ ids, user, sort, onCreate }: Props) {
  const t = useT<'boards' | 'profile'>()
  const entities = useAppSelector(selectBoardEntities)
  const groups = useMemo(() => groupBoards(ids.flatMap((id) => entities[id] ?? [])), [ids, entities])
  const isOwn = Boolean(user.abilities?.can_edit)
  // The boards of others, on which this person collaborates, have their order from them.
  const own = ids.filter((id) => entities[id]?.owner?.id === user.id)
  const cardIn = (heading: 'h2' | 'h3') => (board: Board) => {
    const card = <BoardCard board={board} heading={heading} />
    if (!isOwn || sort !== 'custom' || !own.includes(board.id)) return card
    return (
      <MovableBoard board={board} order={own}>
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
        renderItem={cardIn('h2')}
        first={isOwn && <NewBoard onCreate={onCreate} />}
      />
      <Group
        icon={<LockIcon size={20} />}
        title={t('profile.secretBoards')}
        boards={groups.secret}
        card={cardIn('h3')}
      />
      <Group title={t('profile.archivedBoards')} boards={groups.archived} card={cardIn('h3')} />
    </>
  )
}
