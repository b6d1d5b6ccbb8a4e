import { createAction } from '@reduxjs/toolkit'
import type { SavePlace } from '../../entities/pins/pins-slice.ts'
import { whenTold } from '../../shared/store/listeners.ts'
import { savePinApi } from './save-pin-api.ts'

const { savePin, unsavePin } = savePinApi.endpoints

/** Told by the undo of the two toasts. */
export const saveTakenBack = createAction<{ pinId: string; userId: string }>('savePin/saveTakenBack')
export const unsaveTakenBack = createAction<{ pinId: string; place: SavePlace }>('savePin/unsaveTakenBack')

whenTold(saveTakenBack, (payload, dispatch) => {
  void dispatch(unsavePin.initiate(payload, { track: false }))
})

whenTold(unsaveTakenBack, (payload, dispatch) => {
  void dispatch(savePin.initiate(payload, { track: false }))
})
