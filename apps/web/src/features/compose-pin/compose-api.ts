import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { pinsAdded } from '../../entities/pins/pin-moves.ts'
import { pinViewEntities } from '../../entities/pins/pin-entities.ts'
import { remindUnverified } from '../../entities/session/remind-unverified.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const composeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createPin: build.mutation(
      remindUnverified(
        endpoint(pinsRoutes['pins.create'], {
          entities: pinViewEntities,
          confirmed: ({ id }, { board_id, section }) =>
            pinsAdded({ pinIds: [id], to: { boardId: board_id, sectionId: section ?? null } }),
        }),
      ),
    ),
  }),
})
