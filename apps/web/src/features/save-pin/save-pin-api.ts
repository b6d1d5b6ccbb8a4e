import { pinsRoutes } from '@tessera/api-types/pins/routes'
import type { PinCard } from '@tessera/api-types/pins/views'
import {
  pinSaved,
  pinSaveRefused,
  pinSaving,
  pinUnsaved,
  pinUnsaving,
  type SaveTarget,
} from '../../entities/pins/pins-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** `place` is what the pin shows at once, before the server has named the copy. */
type SaveAsk = { pinId: string; place: SaveTarget }
/** `copyId` names one copy of the viewer's; without it all of them go. */
type UnsaveAsk = { pinId: string; copyId?: string; userId: string }

const save = endpoint(pinsRoutes['pins.save'])
const unsave = endpoint(pinsRoutes['pins.unsave'])

export const savePinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    savePin: build.mutation<PinCard, SaveAsk>({
      query: ({ pinId, place }) =>
        save.query({ pin_id: pinId, board_id: place.boardId, section: place.sectionId }),
      transformResponse: save.transformResponse,
      async onQueryStarted({ pinId, place }, { dispatch, queryFulfilled }) {
        dispatch(pinSaving({ pinId, place }))
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(
              pinSaved({
                pinId,
                userId: data.pinner.id,
                savedInfo: data.saved_info ?? { ...place, localPinId: data.id },
              }),
            ),
          () => dispatch(pinSaveRefused({ pinId })),
        )
      },
    }),
    unsavePin: build.mutation<ReturnType<typeof unsave.transformResponse>, UnsaveAsk>({
      query: ({ pinId, copyId = pinId }) => unsave.query({ pin_id: copyId }),
      transformResponse: unsave.transformResponse,
      async onQueryStarted({ pinId, userId }, { dispatch, queryFulfilled }) {
        dispatch(pinUnsaving({ pinId }))
        await queryFulfilled.then(
          ({ data: { saved_info, removed } }) =>
            dispatch(pinUnsaved({ pinId, userId, savedInfo: saved_info, removed })),
          () => dispatch(pinSaveRefused({ pinId })),
        )
      },
    }),
  }),
})
