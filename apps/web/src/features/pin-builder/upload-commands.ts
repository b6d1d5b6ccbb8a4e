import { imagePath } from '@tessera/api-types/images/image-path'
import { UPLOAD_CANCELED } from '../../entities/media/upload-canceled.ts'
import { isVideoFile } from '../../entities/media/video-file.ts'
import { runUpload } from '../../entities/media/run-upload.ts'
import {
  selectPinBuilder,
  uploadItemRemoved,
  uploadItemSet,
  uploadStarted,
} from '../../entities/pin-drafts/pin-builder-slice.ts'
import type { ItemMedia } from '../../entities/pin-drafts/pin-draft-types.ts'
import {
  draftForgotten,
  itemMediaSet,
  itemRemoved,
  selectDraft,
  selectItems,
} from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { inTurn } from '../../shared/in-turn.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'

type Command<T> = (dispatch: AppDispatch, getState: () => RootState) => Promise<T>
type InItem = { draftId: string; itemId: string }

const sendInTurn = inTurn(3)

const uploadOf = (state: RootState, { draftId, itemId }: InItem) =>
  selectPinBuilder(state).pinDraftIdUploadStatusMap[draftId]?.items[itemId]

/** Frees the files that items show and that nothing shows any longer. */
function release(state: RootState, itemIds: readonly string[]): void {
  for (const id of itemIds) {
    const url = selectItems(state)[id]?.media?.previewUrl
    if (url?.startsWith('blob:')) URL.revokeObjectURL(url)
  }
}

export const setMedia =
  (item: InItem, media: ItemMedia | null): Command<void> =>
  async (dispatch, getState) => {
    const before = getState()
    dispatch(itemMediaSet({ ...item, media }))
    release(before, [item.itemId])
  }

export const removeItem =
  (item: InItem): Command<void> =>
  async (dispatch, getState) => {
    const before = getState()
    await dispatch(cancelUpload(item))
    dispatch(itemRemoved(item))
    release(before, [item.itemId])
  }

/** Calls off the uploads of a draft: one that ended later would set its picture into what has this id by then. */
export const forgetDraft =
  (id: string): Command<void> =>
  async (dispatch, getState) => {
    const before = getState()
    const uploads = selectPinBuilder(before).pinDraftIdUploadStatusMap[id]?.items ?? {}
    for (const itemId of Object.keys(uploads)) void dispatch(cancelUpload({ draftId: id, itemId }))
    dispatch(draftForgotten({ id }))
    release(before, selectDraft(before, id)?.pinItemIds ?? [])
  }

/** Uploads the picture or video of an item, which is then shown by its cover, in place of an upload before; the draft shows how far it is. */
export const uploadItem =
  ({ draftId, itemId }: InItem, file: File, t: Translate<'builder'>): Command<void> =>
  async (dispatch, getState) => {
    const xhr = new AbortController()
    const item = { draftId, itemId }
    uploadOf(getState(), item)?.xhr?.abort(UPLOAD_CANCELED)
    dispatch(uploadStarted({ ...item, xhr, file }))
    const onProgress = (share: number) =>
      dispatch(uploadItemSet({ ...item, share, status: share < 1 ? 'uploading' : 'processing' }))
    const onResumed = () => dispatch(uploadItemSet({ ...item, isResumed: true }))
    const inOwnTurn = <T>(send: () => Promise<T>) =>
      sendInTurn(() => {
        xhr.signal.throwIfAborted()
        dispatch(uploadItemSet({ ...item, isWaiting: false }))
        return send()
      })
    const watch = { onProgress, onResumed, signal: xhr.signal, inTurn: inOwnTurn }
    const end = await runUpload(file, dispatch, watch).catch(() => null)
    if (xhr.signal.aborted) return
    const signature = end && 'uploadId' in end ? end.signature : null
    if (signature === null) {
      const message = errorText(end && 'error' in end ? end.error : null, t)
      dispatch(uploadItemSet({ ...item, status: 'failed', message }))
      return
    }
    dispatch(uploadItemRemoved(item))
    if (!selectDraft(getState(), draftId)?.pinItemIds.includes(itemId)) return
    const isVideo = isVideoFile(file)
    const media = {
      kind: isVideo ? ('video' as const) : ('image' as const),
      image_signature: signature,
      image_url: null,
      previewUrl: isVideo ? `/images${imagePath(signature, '736x')}` : URL.createObjectURL(file),
    }
    await dispatch(setMedia(item, media))
  }

export const cancelUpload =
  (item: InItem): Command<void> =>
  async (dispatch, getState) => {
    uploadOf(getState(), item)?.xhr?.abort(UPLOAD_CANCELED)
    dispatch(uploadItemRemoved(item))
  }

/** Takes the picture of an item away, and the one that is uploaded in its place. */
export const removeMedia =
  (item: InItem): Command<void> =>
  async (dispatch) => {
    await dispatch(cancelUpload(item))
    await dispatch(setMedia(item, null))
  }

export const retryUpload =
  (item: InItem, t: Translate<'builder'>): Command<void> =>
  async (dispatch, getState) => {
    const file = uploadOf(getState(), item)?.file
    if (file) await dispatch(uploadItem(item, file, t))
  }
