import { createAction } from '@reduxjs/toolkit'
import { pinsMoved } from '../../entities/pins/pin-moves.ts'
import { type Pin, type SaveTarget, selectPinEntities } from '../../entities/pins/pins-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { errorText } from '../../shared/api/error-text.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { savePinApi } from './save-pin-api.ts'

/** `copyId` is the viewer's copy of a pin. */
type Move = { copyId: string; from: SaveTarget; to: SaveTarget }

/** Emitted by the undo of the toast: back to where it was. */
export const moveUndone = createAction<Move>('savePin/moveUndone')

/** Moves the copy; each pin on the screen that was saved as it shows its new place. */
const moved =
  ({ copyId, from, to }: Move) =>
  async (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => {
    const asked = await dispatch(savePinApi.endpoints.moveCopy.initiate({ copyId, to }, { track: false }))
    if (asked.error) return asked
    dispatch(pinsMoved({ pinIds: [copyId], from, to }))
    const pins = Object.values(selectPinEntities(getState()))
      .filter(({ saved_info }) => saved_info?.localPinId === copyId)
      .map((pin) => ({ ...pin, saved_info: { ...to, localPinId: copyId } }))
    dispatch(entitiesReceived({ pins }))
    return asked
  }

onUndo(moveUndone, (move, dispatch) => dispatch(moved(move)))

type Deps = { store: AppStore; t: Translate<'picker'> }

/** Moves the viewer's copy of a pin to another place, with a toast that undoes it; returns whether it worked. */
export async function moveSave(pin: Pin, to: SaveTarget, { store: { dispatch }, t }: Deps): Promise<boolean> {
  if (!pin.saved_info) return false
  const { localPinId: copyId, ...from } = pin.saved_info
  const { error } = await dispatch(moved({ copyId, from, to }))
  if (error) {
    const text = t('picker.moveFailed', { reason: errorText(error, t) })
    dispatch(toastShown({ text, tone: 'error' }))
    return false
  }
  dispatch(
    toastShown({
      text: t('picker.movedToast', { board: to.title }),
      link: { href: to.url, label: to.title },
      imageUrl: pin.images['236x'].url,
      undo: moveUndone({ copyId, from: to, to: from }),
    }),
  )
  return true
}
