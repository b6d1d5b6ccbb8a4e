import type { DraftContent } from '@tessera/api-types/pin-drafts/draft-content'
import { useRef } from 'react'
import { mediaApi } from '../../entities/media/media-api.ts'
import { givenPictureTaken, selectGivenPictures } from '../../entities/pin-drafts/given-pictures-slice.ts'
import { selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { selectDraft } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { addDraft, type DraftPlace } from './draft-commands.ts'
import { setMedia, uploadItem } from './upload-commands.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

const oneTime = { subscribe: false }

const itemOf = (state: RootState, draftId: string) => selectDraft(state, draftId)?.pinItemIds[0]

/** Adds a draft and begins the upload of its file; returns the draft, or null where it was refused. */
const addFile =
  (file: File | undefined, at: DraftPlace, t: Translate<'builder'>, content?: DraftContent) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<string | null> => {
    const draftId = await dispatch(addDraft(at, t, content))
    const itemId = draftId && itemOf(getState(), draftId)
    if (!draftId || !itemId) return null
    if (file) void dispatch(uploadItem({ draftId, itemId }, file, t))
    return draftId
  }

const END = ''

const placeBefore = (draftIds: readonly string[], beforeId: string): DraftPlace =>
  draftIds.includes(beforeId) ? { beforeId } : 'end'

/** Drafts of what was given, before those that are there; returns whether nothing is left. The first one stays open. */
const addGiven =
  (before: { current: string | null }, t: Translate<'builder'>, onAdded: (draftId: string) => void) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    before.current ??= selectPinBuilder(getState()).pinDraftIds[0] ?? END
    let given = selectGivenPictures(getState())
    for (let isFirst = true; given; isFirst = false) {
      const file = given.first.items[0]?.media ? undefined : given.files[0]
      const at = placeBefore(selectPinBuilder(getState()).pinDraftIds, before.current)
      const draftId = await dispatch(addFile(file, at, t, given.first))
      if (selectGivenPictures(getState()) !== given) return true
      if (!draftId) return false
      if (isFirst) onAdded(draftId)
      dispatch(givenPictureTaken())
      given = selectGivenPictures(getState())
    }
    before.current = null
    return true
  }

/** Makes drafts of files and of addresses of pictures, which are shown by a copy of this site's own. */
export function useNewPictures(onAdded: (draftId: string) => void) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  /** The draft that what was given comes before, also when it is tried again. */
  const beforeId = useRef<string | null>(null)

  const takeFiles = async (files: readonly File[]) => {
    for (const file of files.toReversed()) {
      const draftId = await dispatch(addFile(file, 'front', t))
      if (!draftId) return
      onAdded(draftId)
    }
  }
  const takeGiven = () => dispatch(addGiven(beforeId, t, onAdded))
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
    const itemId = draftId && itemOf(store.getState(), draftId)
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
  return { takeFiles, takeGiven, takeAddress, isLooking }
}
