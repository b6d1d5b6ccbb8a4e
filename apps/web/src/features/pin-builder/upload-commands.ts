import { UPLOAD_CANCELED } from '../../entities/media/upload-canceled.ts'
import { runUpload } from '../../entities/media/run-upload.ts'
import {
  selectPinBuilder,
  uploadItemRemoved,
  uploadItemSet,
  uploadStarted,
} from '../../entities/pin-drafts/pin-builder-slice.ts'
import { itemMediaSet, selectDraft } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'

type Command<T> = (dispatch: AppDispatch, getState: () => RootState) => Promise<T>
type InItem = { draftId: string; itemId: string }

/** Uploads the picture of an item; the draft shows how far it is. */
export const uploadItem =
  ({ draftId, itemId }: InItem, file: File, t: Translate<'builder'>): Command<void> =>
  async (dispatch, getState) => {
    const xhr = new AbortController()
    const item = { draftId, itemId }
    dispatch(uploadStarted({ ...item, xhr, file }))
    const onProgress = (share: number) =>
      dispatch(uploadItemSet({ ...item, share, status: share < 1 ? 'uploading' : 'processing' }))
    const onResumed = () => dispatch(uploadItemSet({ ...item, isResumed: true }))
    const watch = { onProgress, onResumed, signal: xhr.signal }
    const end = await runUpload(file, dispatch, watch).catch(() => null)
    if (xhr.signal.aborted) return
    const signature = end && 'uploadId' in end ? end.signature : null
    if (signature === null) {
      const message = errorText(end && 'error' in end ? end.error : null, t)
      dispatch(uploadItemSet({ ...item, status: 'failed', message }))
      return
    }
    dispatch(uploadItemRemoved(item))
    if (!selectDraft(getState(), draftId)) return
    const previewUrl = URL.createObjectURL(file)
    const media = { kind: 'image' as const, image_signature: signature, image_url: null, previewUrl }
    dispatch(itemMediaSet({ ...item, media }))
  }

const uploadOf = (state: RootState, { draftId, itemId }: InItem) =>
  selectPinBuilder(state).pinDraftIdUploadStatusMap[draftId]?.items[itemId]

export const cancelUpload =
  (item: InItem): Command<void> =>
  async (dispatch, getState) => {
    uploadOf(getState(), item)?.xhr?.abort(UPLOAD_CANCELED)
    dispatch(uploadItemRemoved(item))
  }

export const retryUpload =
  (item: InItem, t: Translate<'builder'>): Command<void> =>
  async (dispatch, getState) => {
    const file = uploadOf(getState(), item)?.file
    if (file) await dispatch(uploadItem(item, file, t))
  }
