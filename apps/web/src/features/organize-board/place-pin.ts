import { createAction } from '@reduxjs/toolkit'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { boardPageApi } from '../../entities/boards/board-page-api.ts'
import { selectBoard } from '../../entities/boards/boards-slice.ts'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { IdPage } from '../../shared/api/paged-endpoint.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { pagesPlaced, type Placing } from './placing.ts'

export type Placement = Placing & { at: PinLocation }

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

/** Orders what is listed of the place as arranged. */
const listPlaced =
  ({ at: { boardId, sectionId }, ...placing }: Placement) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const update = (feed: { pages: IdPage[] }) => void (feed.pages = pagesPlaced(feed.pages, placing))
    const { updateQueryData } = boardPageApi.util
    if (sectionId !== null) return dispatch(updateQueryData('sectionPins', { sectionId }, update))
    const isSectionless = (selectBoard(getState(), boardId)?.section_count ?? 0) > 0
    return dispatch(updateQueryData('boardFeed', { boardId, isSectionless }, update))
  }

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
