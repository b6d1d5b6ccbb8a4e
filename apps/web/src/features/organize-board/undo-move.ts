import { createAction } from '@reduxjs/toolkit'
import type { PinPlace } from '../../entities/pins/pin-moves.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { listeners } from '../../shared/store/listeners.ts'
import { organizeApi } from './organize-api.ts'

type Move = { pinIds: string[]; from: PinPlace; to: PinPlace }

/** Told by the undo of the toast. */
export const moveTakenBack = createAction<Move>('organizeBoard/moveTakenBack')

const startListening = listeners.startListening.withTypes<unknown, AppDispatch>()

startListening({
  actionCreator: moveTakenBack,
  effect: ({ payload: { pinIds, from, to } }, { dispatch }) =>
    void dispatch(organizeApi.endpoints.movePins.initiate({ pinIds, from: to, to: from }, { track: false })),
})
