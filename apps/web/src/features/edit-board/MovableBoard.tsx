import type { ReactNode } from 'react'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { movedTo } from '../../shared/list-order.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { ArrowBackIcon } from '../../shared/ui/icons/control-icons.tsx'
import { ArrowForwardIcon } from '../../shared/ui/icons/editing-icons.tsx'
import styles from './MovableBoard.module.css'
import { useReorderBoardsMutation } from './edit-board-api.ts'

type Props = {
  board: Board
  /** All boards that the owner orders. */
  order: readonly string[]
  /** Those of them that are shown beside each other. */
  neighbours: readonly string[]
  children: ReactNode
}

/** A board that its owner can put before or after its neighbours. */
export function MovableBoard({ board, order, neighbours, children }: Props) {
  const t = useT<'boards'>()
  const [reorder, { isLoading }] = useReorderBoardsMutation()
  const place = neighbours.indexOf(board.id)
  const move = (step: 1 | -1) => {
    const to = order.indexOf(neighbours[place + step] ?? '')
    void reorder({ board_ids: movedTo(order, board.id, to) })
  }
  return (
    <div className={styles.movable}>
      {children}
      <div className={styles.arrows}>
        <IconButton
          label={t('boards.moveEarlier', { name: board.name })}
          icon={<ArrowBackIcon size={18} />}
          tone="filled"
          disabled={isLoading || place === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          label={t('boards.moveLater', { name: board.name })}
          icon={<ArrowForwardIcon size={18} />}
          tone="filled"
          disabled={isLoading || place === neighbours.length - 1}
          onClick={() => move(1)}
        />
      </div>
    </div>
  )
}
