import type { UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { type PinLocation } from '../../entities/pins/pin-moves.ts'
import { removalUndone } from '../../entities/pins/restore-pins-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { organizeApi } from './organize-api.ts'
import { inParts } from './in-parts.ts'
import { moveTakenBack } from './undo-move.ts'

type Target = { place: PinLocation; name: string }

type Ended = Awaited<ReturnType<typeof inParts>>

const { movePins, copyPins, deletePins, idsOfPlace } = organizeApi.endpoints

/** Changes the chosen pins and shows the result. Each returns the pins that an error left as they were. */
export function useOrganizing(from: PinLocation) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const [isRemoving, setIsRemoving] = useState(false)

  const refuse = (error: unknown) => void dispatch(toastShown({ text: errorText(error, t), tone: 'error' }))
  const show = ({ done, skipped, left, error }: Ended, text: string, undo?: UnknownAction) => {
    const also = skipped === 0 ? '' : `. ${t('organise.skipped', { count: skipped })}`
    if (done.length + skipped > 0) dispatch(toastShown({ text: text + also, ...(undo && { undo }) }))
    if (left.length > 0) refuse(error)
    return left
  }

  const move = async (chosen: readonly string[], { place: to, name: place }: Target) => {
    const ended = await inParts(chosen, (pinIds) =>
      dispatch(movePins.initiate({ pinIds, from, to }, { track: false })),
    )
    const text = t('organise.moved', { count: ended.done.length, place })
    return show(ended, text, moveTakenBack({ pinIds: ended.done, from, to }))
  }
  const copy = async (chosen: readonly string[], { place: to, name: place }: Target) => {
    const ended = await inParts(chosen, (pinIds) =>
      dispatch(copyPins.initiate({ pinIds, from, to }, { track: false })),
    )
    return show(ended, t('organise.copied', { count: ended.done.length, place }))
  }
  const remove = async (chosen: readonly string[], onBegun: () => void) => {
    onBegun()
    setIsRemoving(true)
    const ended = await inParts(chosen, (pinIds) =>
      dispatch(deletePins.initiate({ pinIds, from }, { track: false })),
    )
    setIsRemoving(false)
    const text = t('organise.deleted', { count: ended.done.length })
    return show(ended, text, removalUndone(ended.done))
  }
  /** All pins of the place, also those that are not on the screen; null where they cannot be listed. */
  const all = async (): Promise<string[] | null> => {
    const { data, error } = await dispatch(
      idsOfPlace.initiate(from, { forceRefetch: true, subscribe: false }),
    )
    if (data) return data
    refuse(error)
    return null
  }
  return { move, copy, remove, isRemoving, all }
}
