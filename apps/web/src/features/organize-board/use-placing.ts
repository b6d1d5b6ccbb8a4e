import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { placementUndone, placePin } from './place-pin.ts'
import { placed, type Placing, placingHere } from './placing.ts'

/** Puts a pin of the list elsewhere, with a way back. The board is then shown as arranged. */
export function usePlacing(at: PinLocation, ids: readonly string[]) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [{ boardSortOrder }, change] = useProfileOptions()
  return async (placing: Placing) => {
    const order = placed(ids, placing)
    const back = placingHere(ids, placing.pinId)
    if (!back || order.every((id, place) => id === ids[place])) return
    const { error } = await dispatch(placePin({ ...placing, at }))
    if (error) return void dispatch(toastShown({ text: errorText(error, t), tone: 'error' }))
    const { [at.boardId]: _chosen, ...others } = boardSortOrder
    change({ boardSortOrder: others })
    const text = t('organise.placed', { place: order.indexOf(placing.pinId) + 1 })
    dispatch(toastShown({ text, undo: placementUndone({ ...back, at }) }))
  }
}
