import type { BoardView } from '@tessera/api-types/boards/views'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { BoardFormDialog } from './BoardFormDialog.tsx'
import { noBoard } from './board-values.ts'

type Props = { onCreated: (board: BoardView) => void; onDismiss: () => void }

export function CreateBoardDialog({ onCreated, onDismiss }: Props) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  return (
    <BoardFormDialog
      title={t('boards.create')}
      submitLabel={t('boards.createAction')}
      values={noBoard}
      onDismiss={onDismiss}
      send={async ({ name, description, isSecret }) => {
        const privacy = isSecret ? 'secret' : 'public'
        const call = boardsApi.endpoints.createBoard.initiate({ name, description, privacy })
        onCreated(await dispatch(call).unwrap())
      }}
    />
  )
}
