import { PIN_NEEDS_DELETION } from '@tessera/api-types/error-numbers'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { type Pin, type SaveTarget, selectPin } from '../../entities/pins/pins-slice.ts'
import { removalUndone } from '../../entities/pins/restore-pins-api.ts'
import { selectViewer, unauthSaveCompleted } from '../../entities/session/session-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/api/call.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { linkedText } from '../../shared/toasts/linked-text.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { changeSaveStarted } from './change-save-slice.ts'
import { afterChanges, selectIsChanging } from './pin-changes.ts'
import { savePinApi } from './save-pin-api.ts'
import { saveUndone } from './undo-save.ts'

const { savePin, unsavePin } = savePinApi.endpoints

export type SaveDeps = { store: AppStore; t: Translate<'pins'> }

/**
 * Saves and removes a pin, with a toast that undoes it. Both return whether it worked. While a change
 * of the pin is under way, another is ignored: it is the second half of a double click. But a save
 * waits for the end of a removal, which may be an undo.
 */
export function saverOf(pin: Pin | undefined, { store, t }: SaveDeps) {
  const { dispatch } = store
  const userId = selectViewer(store.getState())?.id ?? ''
  const pinId = pin?.id ?? ''
  const saved = pin?.saved_info
  const imageUrl = pin?.images['236x'].url

  const say = (key: 'pin.saveFailed' | 'pin.unsaveFailed', error: unknown) => {
    const reason = errorText(error, t)
    const mustDelete = isApiError(error) && error.api_error_code === PIN_NEEDS_DELETION
    const link = mustDelete && saved ? { href: pinPath(saved.localPinId), label: t('pin.open') } : undefined
    dispatch(toastShown({ text: t(key, { reason }), tone: 'error', ...(link && { link }) }))
    return false
  }

  const isChanging = () => selectIsChanging(store.getState(), pinId)

  const isKept = () => selectPin(store.getState(), pinId)?.saved_info !== null

  const save = async (place: SaveTarget): Promise<boolean> => {
    if (isChanging() && !isKept()) {
      await dispatch(afterChanges(pinId, () => Promise.resolve()))
      if (isKept()) return false
    }
    if (isChanging()) return false
    const { data, error } = await dispatch(savePin.initiate({ pinId, place }, { track: false }))
    if (error) return say('pin.saveFailed', error)
    dispatch(unauthSaveCompleted({ pinId }))
    dispatch(
      toastShown({
        ...linkedText((board) => t('pin.savedToast', { board }), { href: place.url, label: place.title }),
        imageUrl,
        change: { label: t('pin.change'), event: changeSaveStarted(pinId) },
        undo: saveUndone({ pinId, copyId: data.id, userId }),
      }),
    )
    return true
  }

  const unsave = async (): Promise<boolean> => {
    if (isChanging() || !saved) return false
    const ask = { pinId, copyId: saved.localPinId, userId }
    const { data, error } = await dispatch(unsavePin.initiate(ask, { track: false }))
    if (error) return say('pin.unsaveFailed', error)
    const removed = data.removed.map(({ pin_id }) => pin_id)
    const text = t('pin.unsavedToast', { board: saved.title })
    dispatch(toastShown({ text, imageUrl, undo: removalUndone(removed) }))
    return true
  }

  return { save, unsave }
}
