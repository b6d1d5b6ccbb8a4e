import { createAction } from '@reduxjs/toolkit'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { organizeApi } from './organize-api.ts'

type Move = { pinIds: string[]; from: PinLocation; to: PinLocation }

/** Told by the undo of the toast. */
export const moveTakenBack = createAction<Move>('organizeBoard/moveTakenBack')

onUndo(moveTakenBack, async ({ pinIds, from, to }, dispatch) => {
  const back = organizeApi.endpoints.movePins.initiate({ pinIds, from: to, to: from }, { track: false })
  const { data, error } = await dispatch(back)
  return { error: error ?? (data?.skipped_pin_ids.length ? 'some stayed' : undefined) }
})
