import type { Pin, SavePlace } from '../../entities/pins/pins-slice.ts'
import { selectViewer, unauthSaveCompleted } from '../../entities/session/session-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { savePinApi } from './save-pin-api.ts'
import { saveTakenBack, unsaveTakenBack } from './undo-save.ts'

const { savePin, unsavePin } = savePinApi.endpoints

export type SaveSurroundings = { store: AppStore; t: Translate }

/** Saves and removes a pin, and says so with a way back. Both answer whether it worked. */
export function saverOf(pin: Pin | undefined, { store, t }: SaveSurroundings) {
  const { dispatch } = store
  const userId = selectViewer(store.getState())?.id ?? ''
  const pinId = pin?.id ?? ''
  const saved = pin?.saved_info
  const imageUrl = pin?.images['236x'].url

  const say = (key: 'pin.saveFailed' | 'pin.unsaveFailed', error: unknown) => {
    const reason = isApiError(error) ? errorText(error, t) : t('error.default')
    dispatch(toastShown({ text: t(key, { reason }), tone: 'error' }))
    return false
  }

  const save = async (place: SavePlace): Promise<boolean> => {
    const { error } = await dispatch(savePin.initiate({ pinId, place }, { track: false }))
    if (error) return say('pin.saveFailed', error)
    dispatch(unauthSaveCompleted({ pinId }))
    const text = t('pin.savedToast', { board: place.title })
    dispatch(toastShown({ text, imageUrl, undo: saveTakenBack({ pinId, userId }) }))
    return true
  }

  const unsave = async (): Promise<boolean> => {
    const { error } = await dispatch(unsavePin.initiate({ pinId, userId }, { track: false }))
    if (error) return say('pin.unsaveFailed', error)
    if (!saved) return true
    const { localPinId: _copy, ...place } = saved
    const text = t('pin.unsavedToast', { board: saved.title })
    dispatch(toastShown({ text, imageUrl, undo: unsaveTakenBack({ pinId, place }) }))
    return true
  }

  return { save, unsave }
}
