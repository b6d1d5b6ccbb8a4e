import { useState } from 'react'
import { type PinLocation } from '../../entities/pins/pin-moves.ts'
import { removalUndone } from '../../entities/pins/restore-pins-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { organizeApi } from './organize-api.ts'
import { moveTakenBack } from './undo-move.ts'

type Target = { place: PinLocation; name: string }

const { movePins, copyPins, deletePins } = organizeApi.endpoints

/** Changes several pins at once and shows the result. Each returns whether it worked. */
export function useOrganizing(from: PinLocation) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [isRemoving, setIsRemoving] = useState(false)

  const refuse = (error: unknown) => {
    const text = isApiError(error) ? errorText(error, t) : t('error.default')
    dispatch(toastShown({ text, tone: 'error' }))
    return false
  }
  const withSkipped = (text: string, skipped: number) =>
    skipped === 0 ? text : `${text}. ${t('organise.skipped', { count: skipped })}`

  const move = async (pinIds: string[], { place, name }: Target): Promise<boolean> => {
    const { data, error } = await dispatch(movePins.initiate({ pinIds, from, to: place }, { track: false }))
    if (!data) return refuse(error)
    const text = t('organise.moved', { count: data.pin_ids.length, place: name })
    const undo = moveTakenBack({ pinIds: data.pin_ids, from, to: place })
    dispatch(toastShown({ text: withSkipped(text, data.skipped_pin_ids.length), undo }))
    return true
  }
  const copy = async (pinIds: string[], { place, name }: Target): Promise<boolean> => {
    const { data, error } = await dispatch(copyPins.initiate({ pinIds, from, to: place }, { track: false }))
    if (!data) return refuse(error)
    const text = t('organise.copied', { count: data.pin_ids.length, place: name })
    dispatch(toastShown({ text: withSkipped(text, data.skipped_pin_ids.length) }))
    return true
  }
  const remove = async (pinIds: string[], onBegun: () => void): Promise<boolean> => {
    onBegun()
    setIsRemoving(true)
    const { data, error } = await dispatch(deletePins.initiate({ pinIds, from }, { track: false }))
    setIsRemoving(false)
    if (!data) return refuse(error)
    const text = t('organise.deleted', { count: data.pin_ids.length })
    const undo = removalUndone(data.pin_ids)
    dispatch(toastShown({ text: withSkipped(text, data.skipped_pin_ids.length), undo }))
    return true
  }
  return { move, copy, remove, isRemoving }
}
