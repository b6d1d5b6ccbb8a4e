import { createAction } from '@reduxjs/toolkit'
import { pinDraftsApi } from '../../entities/pin-drafts/pin-drafts-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { onUndo } from '../../shared/toasts/undo.ts'

const { storyDrafts, deleteDraft, restoreDraft } = pinDraftsApi.endpoints

const reload = () => storyDrafts.initiate({}, { forceRefetch: true, subscribe: false })

/** The undo of a deletion. */
const storyRestoreAsked = createAction<{ id: string }>('storyDrafts/restoreAsked')

onUndo(storyRestoreAsked, async ({ id }, dispatch) => {
  const end = await dispatch(restoreDraft.initiate({ id }))
  if (!end.error) await dispatch(reload())
  return end
})

/** Deletes the draft of a story, restorably. */
export const deleteStoryDraft =
  (id: string, t: Translate<'story-drafts'>) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const { error } = await dispatch(deleteDraft.initiate({ id }))
    await dispatch(reload())
    if (error) return void dispatch(toastShown({ text: errorText(error, t), tone: 'error' }))
    dispatch(toastShown({ text: t('storyDrafts.deleted'), undo: storyRestoreAsked({ id }) }))
  }
