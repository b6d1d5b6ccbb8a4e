import type { BoardSort } from '@tessera/api-types/boards/board-limits'
import { useMemo } from 'react'
import { BoardCard } from '../../entities/boards/BoardCard.tsx'
import { type Board, selectBoardEntities } from '../../entities/boards/boards-slice.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { MovableBoard } from '../../features/edit-board/MovableBoard.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { CardGrid } from '../../shared/ui/CardGrid.tsx'
import { LockIcon } from '../../shared/ui/icons/LockIcon.tsx'
import { PlusIcon } from '../../shared/ui/icons/PlusIcon.tsx'
import { groupBoards } from './board-groups.ts'
import styles from './Profile.module.css'

type Props = { ids: readonly string[]; user: User; sort: BoardSort; onCreate: () => void }

const keyOf = ({ id }: Board) => id

function NewBoard({ onCreate }: { onCreate: () => void }) {
  const t = useT()
  return (
    <button type="button" className={styles.newBoard} onClick={onCreate}>
      <span className={styles.plus}>
        <PlusIcon size={32} />
      </span>
      {t('boards.create')}
    </button>
  )
}

export function BoardGroups({ ids, user, sort, onCreate }: Props) {
  const t = useT()
  const entities = useAppSelector(selectBoardEntities)
  const groups = useMemo(() => groupBoards(ids.flatMap((id) => entities[id] ?? [])), [ids, entities])
  const isOwn = Boolean(user.abilities?.can_edit)
  const cardIn = (heading: 'h2' | 'h3') => (board: Board) => {
    const card = <BoardCard board={board} heading={heading} />
    if (!isOwn || sort !== 'custom') return card
    return (
      <MovableBoard board={board} order={ids}>
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
      {groups.secret.length > 0 && (
        <section className={styles.section}>
          <h2>
            <LockIcon size={20} />
            {t('profile.secretBoards')}
          </h2>
          <CardGrid
            label={t('profile.secretBoards')}
            items={groups.secret}
            keyOf={keyOf}
            renderItem={cardIn('h3')}
          />
        </section>
      )}
      {groups.archived.length > 0 && (
        <section className={styles.section}>
          <h2>{t('profile.archivedBoards')}</h2>
          <CardGrid
            label={t('profile.archivedBoards')}
            items={groups.archived}
            keyOf={keyOf}
            renderItem={cardIn('h3')}
          />
        </section>
      )}
    </>
  )
}
