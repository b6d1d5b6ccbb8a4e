import type { BoardView } from '@tessera/api-types/boards/views'
import { useState } from 'react'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { changedFields } from '../../shared/forms/changed-fields.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { BoardFormDialog } from './BoardFormDialog.tsx'
import { useUpdateBoardMutation } from './edit-board-api.ts'

type Props = { board: Board; onSaved: (board: BoardView) => void; onDismiss: () => void }

export function EditBoardDialog({ board, onSaved, onDismiss }: Props) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [update] = useUpdateBoardMutation()
  const [values] = useState({
    name: board.name,
    description: board.description ?? '',
    isSecret: board.privacy === 'secret',
  })
  return (
    <BoardFormDialog
      title={t('boards.edit')}
      submitLabel={t('boards.save')}
      values={values}
      onDismiss={onDismiss}
      send={async (given) => {
        const { isSecret, ...texts } = changedFields(values, given)
        const privacy = isSecret === undefined ? undefined : isSecret ? 'secret' : 'public'
        const saved = await update({ board_id: board.id, ...texts, privacy }).unwrap()
        dispatch(toastShown({ text: t('boards.saved', { name: saved.name }) }))
        onSaved(saved)
      }}
    />
  )
}
