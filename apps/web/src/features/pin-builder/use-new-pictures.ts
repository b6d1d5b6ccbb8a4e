import { mediaApi } from '../../entities/media/media-api.ts'
import { selectDraft } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { addDraft } from './draft-commands.ts'
import { setMedia, uploadItem } from './upload-commands.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

const oneTime = { subscribe: false }

/** Makes drafts of files and of addresses of pictures, which are shown by a copy of this site's own. */
export function useNewPictures(onAdded: (draftId: string) => void) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const itemOf = (draftId: string) => selectDraft(store.getState(), draftId)?.pinItemIds[0]

  const takeFiles = async (files: readonly File[]) => {
    for (const file of files.toReversed()) {
      const draftId = await dispatch(addDraft('front', t))
      const itemId = draftId && itemOf(draftId)
      if (!draftId || !itemId) return
      onAdded(draftId)
      void dispatch(uploadItem({ draftId, itemId }, file, t))
    }
  }
  const { isBusy: isLooking, run } = useOneAtATime()
  const takeAddress = (address: string) => run(() => lookUp(address))
  const lookUp = async (address: string) => {
    const ask = mediaApi.endpoints.findImages.initiate({ url: address, source: 'pin_builder' }, oneTime)
    const { data, error } = await dispatch(ask)
    const [found] = data?.items ?? []
    if (!found) {
      const text = data ? t('builder.nothingPasted') : errorText(error, t)
      dispatch(toastShown({ text, tone: 'error' }))
      return
    }
    const draftId = await dispatch(addDraft('front', t))
    const itemId = draftId && itemOf(draftId)
    if (!draftId || !itemId) return
    onAdded(draftId)
    const media = {
      kind: 'image' as const,
      image_signature: null,
      image_url: found.url,
      previewUrl: found.preview_url,
    }
    await dispatch(setMedia({ draftId, itemId }, media))
  }
  return { takeFiles, takeAddress, isLooking }
}
