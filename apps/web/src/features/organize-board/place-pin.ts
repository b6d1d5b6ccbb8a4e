import { createAction } from '@reduxjs/toolkit'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { inTurn } from '../../shared/in-turn.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { listAnew, listPlaced, type Placement } from './arranged-feed.ts'

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

/** A placement counts on those before it, so the server gets them one after another. */
const oneByOne = inTurn(1)

/** Shows a pin at its new place at once; after a refusal it comes back, and the place is listed anew. */
export const placePin = (placement: Placement) => async (dispatch: AppDispatch) => {
  const back = dispatch(listPlaced(placement))
  const { error } = await oneByOne(() =>
    dispatch(placePinApi.endpoints.placePin.initiate(placement, { track: false })),
  )
  if (error) {
    if (back) dispatch(listPlaced(back))
    void oneByOne(() => dispatch(listAnew(placement.at)))
  }
  return { error }
}

/** Emitted by the undo of the toast. */
export const placementUndone = createAction<Placement>('organizeBoard/placementUndone')

onUndo(placementUndone, (placement, dispatch) => dispatch(placePin(placement)))
