import { selectDraft } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import { addDraft } from './draft-commands.ts'
import { setMedia, uploadItem } from './upload-commands.ts'

/** Makes drafts of files and of addresses of pictures. */
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
  const takeAddress = async (address: string) => {
    const draftId = await dispatch(addDraft('front', t))
    const itemId = draftId && itemOf(draftId)
    if (!draftId || !itemId) return
    onAdded(draftId)
    const media = { kind: 'image' as const, image_signature: null, image_url: address, previewUrl: address }
    await dispatch(setMedia({ draftId, itemId }, media))
  }
  return { takeFiles, takeAddress }
}
