import type { Board } from '../../entities/boards/boards-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { useArchiveBoardMutation, useUnarchiveBoardMutation } from './edit-board-api.ts'

/** Archives or restores a board and shows a toast. */
export function useArchiving({ id, name, archived_by_me_at }: Board): () => void {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [archive] = useArchiveBoardMutation()
  const [unarchive] = useUnarchiveBoardMutation()
  const toggle = async () => {
    const { error } = await (archived_by_me_at ? unarchive : archive)({ board_id: id })
    const done = t(archived_by_me_at ? 'boards.unarchivedToast' : 'boards.archivedToast', { name })
    const text = error ? errorText(error, t) : done
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
  }
  return () => void toggle()
}
