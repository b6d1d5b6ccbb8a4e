import { createAction } from '@reduxjs/toolkit'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { listPlaced, type Placement } from './arranged-feed.ts'

const placePinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placePin: build.mutation(
      endpoint(pinsRoutes['pins.place'], {
        input: ({ at, pinId, neighborId, side }: Placement) => ({
          board_id: at.boardId,
          pin_id: pinId,
          neighbor_pin_id: neighborId,
          side,
        }),
      }),
    ),
  }),
})

/** Shows a pin at its new place at once; a refusal takes that back. */
export const placePin = (placement: Placement) => async (dispatch: AppDispatch) => {
  const shown = dispatch(listPlaced(placement))
  const { error } = await dispatch(placePinApi.endpoints.placePin.initiate(placement, { track: false }))
  if (error) shown.undo()
  return { error }
}

/** Emitted by the undo of the toast. */
export const placementUndone = createAction<Placement>('organizeBoard/placementUndone')

onUndo(placementUndone, (placement, dispatch) => dispatch(placePin(placement)))
