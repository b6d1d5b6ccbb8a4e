import { createAction } from '@reduxjs/toolkit'
import type { SavePlace } from '../../entities/pins/pins-slice.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { listeners } from '../../shared/store/listeners.ts'
import { savePinApi } from './save-pin-api.ts'

const { savePin, unsavePin } = savePinApi.endpoints

/** Told by the undo of the two toasts. */
export const saveTakenBack = createAction<{ pinId: string; userId: string }>('savePin/saveTakenBack')
export const unsaveTakenBack = createAction<{ pinId: string; place: SavePlace }>('savePin/unsaveTakenBack')

const startListening = listeners.startListening.withTypes<unknown, AppDispatch>()

startListening({
  actionCreator: saveTakenBack,
  effect: ({ payload }, { dispatch }) => void dispatch(unsavePin.initiate(payload, { track: false })),
})

startListening({
  actionCreator: unsaveTakenBack,
  effect: ({ payload }, { dispatch }) => void dispatch(savePin.initiate(payload, { track: false })),
})
