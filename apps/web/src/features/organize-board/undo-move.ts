import { createAction } from '@reduxjs/toolkit'
import type { PinPlace } from '../../entities/pins/pin-moves.ts'
import { whenTold } from '../../shared/store/listeners.ts'
import { organizeApi } from './organize-api.ts'

type Move = { pinIds: string[]; from: PinPlace; to: PinPlace }

/** Told by the undo of the toast. */
export const moveTakenBack = createAction<Move>('organizeBoard/moveTakenBack')

whenTold(moveTakenBack, ({ pinIds, from, to }, dispatch) => {
  const back = organizeApi.endpoints.movePins.initiate({ pinIds, from: to, to: from }, { track: false })
  void dispatch(back)
})
