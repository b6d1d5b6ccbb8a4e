import type { Board } from '../../entities/boards/boards-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { useDeleteBoardMutation } from './edit-board-api.ts'

type Props = { board: Board; onDeleted: () => void; onDismiss: () => void }

/** Names the board and counts what goes with it, for this cannot be taken back. */
export function DeleteBoardModal({ board, onDeleted, onDismiss }: Props) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [deleteBoard, { isLoading }] = useDeleteBoardMutation()
  const handleDelete = async () => {
    try {
      await deleteBoard({ board_id: board.id }).unwrap()
      dispatch(toastShown({ text: t('boards.deleted', { name: board.name }) }))
      onDeleted()
    } catch (error) {
      const text = errorText(error, t)
      dispatch(toastShown({ text, tone: 'error' }))
      onDismiss()
    }
  }
  return (
    <ConfirmationModal
      heading={t('boards.deleteHeading', { name: board.name })}
      description={t('boards.deleteDescription', {
        pins: board.pin_count ?? 0,
        sections: board.section_count ?? 0,
      })}
      primary={{
        label: t('boards.deleteAction'),
        isBusy: isLoading,
        isDestructive: true,
        onClick: () => void handleDelete(),
      }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
