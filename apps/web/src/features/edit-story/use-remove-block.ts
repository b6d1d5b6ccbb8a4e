import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { blockRemoved, blockRestored, selectEditedPage, selectStoryEditor } from './story-editor-slice.ts'

// A page that has been filled since then has no room for it.
onUndo(blockRestored, ({ id }, dispatch) =>
  Promise.resolve(
    dispatch((_dispatch, getState) => ({ error: !(id in selectStoryEditor(getState()).blocks) })),
  ),
)

/** Deletes a block of the page that shows, with an undo. */
export function useRemoveBlock(): (id: string) => void {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return (id) => {
    const { blocks, activePageId } = selectStoryEditor(store.getState())
    const at = selectEditedPage(store.getState())?.blockIds.indexOf(id) ?? -1
    const block = blocks[id]
    if (!block || activePageId === null || at < 0) return
    dispatch(blockRemoved(id))
    const undo = blockRestored({ id, at, block, pageId: activePageId })
    dispatch(toastShown({ text: t('editor.blockDeleted'), undo }))
  }
}
