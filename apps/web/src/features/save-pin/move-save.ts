import { createAction } from '@reduxjs/toolkit'
import { pinRelisted } from '../../entities/boards/pin-lists.ts'
import { pinsMoved } from '../../entities/pins/pin-moves.ts'
import { type Pin, type SaveTarget, selectPinEntities } from '../../entities/pins/pins-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { errorText } from '../../shared/api/error-text.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { linkedText } from '../../shared/toasts/linked-text.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { afterChanges, moveEnded, moveStarted } from './pin-changes.ts'
import { savePinApi } from './save-pin-api.ts'

/** `copyId` is the viewer's copy of the pin; `from` is where it was when the move was chosen. */
type Move = { pinId: string; copyId: string; from: SaveTarget; to: SaveTarget }

/** Emitted by the undo of the toast: back to where it was. */
export const moveUndone = createAction<Move>('savePin/moveUndone')

const pinsSavedAs = (state: RootState, copyId: string): Pin[] =>
  Object.values(selectPinEntities(state)).filter(({ saved_info }) => saved_info?.localPinId === copyId)

/** Each pin on the screen that was saved as the copy shows this place. */
const placeShown =
  (copyId: string, place: SaveTarget) =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    const saved_info = { ...place, localPinId: copyId }
    const pins = pinsSavedAs(getState(), copyId).map((pin) => ({ ...pin, saved_info }))
    dispatch(entitiesReceived({ pins }))
  }

/** Moves the copy from where it is now; its new place is shown at once, and its old one again where the server refuses. */
const moved =
  ({ copyId, to, ...move }: Move) =>
  async (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => {
    const from = pinsSavedAs(getState(), copyId)[0]?.saved_info ?? move.from
    dispatch(moveStarted(copyId))
    dispatch(placeShown(copyId, to))
    const asked = await dispatch(savePinApi.endpoints.moveCopy.initiate({ copyId, to }, { track: false }))
    dispatch(placeShown(copyId, asked.error ? from : to))
    if (!asked.error) {
      dispatch(pinsMoved({ pinIds: [copyId], from, to }))
      dispatch(pinRelisted(copyId, from, to))
    }
    dispatch(moveEnded(copyId))
    return asked
  }

onUndo(moveUndone, (move, dispatch) => dispatch(afterChanges(move.pinId, () => dispatch(moved(move)))))

type Deps = { store: AppStore; t: Translate<'picker'> }

/** Moves the viewer's copy of a pin to another place, with a toast that undoes it; returns whether it worked. */
export async function moveSave(pin: Pin, to: SaveTarget, { store: { dispatch }, t }: Deps): Promise<boolean> {
  if (!pin.saved_info) return false
  const { localPinId: copyId, ...from } = pin.saved_info
  const move = { pinId: pin.id, copyId, from, to }
  const { error } = await dispatch(moved(move))
  if (error) {
    const text = t('picker.moveFailed', { reason: errorText(error, t) })
    dispatch(toastShown({ text, tone: 'error' }))
    return false
  }
  dispatch(
    toastShown({
      ...linkedText((board) => t('picker.movedToast', { board }), { href: to.url, label: to.title }),
      imageUrl: pin.images['236x'].url,
      undo: moveUndone({ ...move, from: to, to: from }),
    }),
  )
  return true
}
