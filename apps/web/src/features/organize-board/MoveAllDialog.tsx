import { WHOLE_BOARD } from '@tessera/api-types/boards/blocking-scope'
import { blockingActionsApi } from '../../entities/boards/blocking-actions-api.ts'
import type { Board } from '../../entities/boards/boards-slice.ts'
import type { CreateBoardProps } from '../../entities/boards/SaveTargetField.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import type { ReactNode } from 'react'
import { TargetDialog } from './TargetDialog.tsx'

type Props = {
  board: Board
  renderCreate: (props: CreateBoardProps) => ReactNode
  onDismiss: () => void
}

/** Asks where all pins of a board go; the board then shows how far they are. */
export function MoveAllDialog({ board, renderCreate, onDismiss }: Props) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [moveAll] = blockingActionsApi.useMoveAllMutation()
  return (
    <TargetDialog
      title={t('boards.moveAllTitle', { name: board.name })}
      submitLabel={t('boards.moveAllSubmit')}
      renderCreate={renderCreate}
      onDismiss={onDismiss}
      onSubmit={async ({ place }) => {
        const { error } = await moveAll({
          board_id: board.id,
          section_id: WHOLE_BOARD,
          target_board_id: place.boardId,
          target_section_id: place.sectionId,
        })
        if (!error) return onDismiss()
        const text = errorText(error, t)
        dispatch(toastShown({ text, tone: 'error' }))
      }}
    />
  )
}
