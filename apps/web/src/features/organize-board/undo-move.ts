import { createAction } from '@reduxjs/toolkit'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { listAnew } from './arranged-feed.ts'
import { inParts } from './in-parts.ts'
import { organizeApi } from './organize-api.ts'

type Move = { pinIds: string[]; from: PinLocation; to: PinLocation }

/** Emitted by the undo of the toast. */
export const moveTakenBack = createAction<Move>('organizeBoard/moveTakenBack')

onUndo(moveTakenBack, async ({ pinIds, from, to }, dispatch) => {
  const { skipped, error } = await inParts(pinIds, (part) =>
    dispatch(organizeApi.endpoints.movePins.initiate({ pinIds: part, from: to, to: from }, { track: false })),
  )
  void dispatch(listAnew(from))
  return { error: error ?? (skipped > 0 ? 'some stayed' : undefined) }
})
