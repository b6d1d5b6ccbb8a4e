import { mediaRoutes } from '@tessera/api-types/media/routes'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { pinViewEntities } from '../../entities/pins/pin-entities.ts'
import { pinDeleted } from '../../entities/pins/pins-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** `userId` is the person whose pin it is: their count falls with it. */
type DeleteAsk = { pinId: string; userId: string }

export const editPinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updatePin: build.mutation(endpoint(pinsRoutes['pins.update'], { entities: pinViewEntities })),
    setCaptions: build.mutation(endpoint(mediaRoutes['media.setCaptions'])),
    deletePin: build.mutation(
      endpoint(pinsRoutes['pins.delete'], {
        input: ({ pinId }: DeleteAsk) => ({ id: pinId }),
        confirmed: (removed, { userId }) => pinDeleted({ ...removed, userId }),
      }),
    ),
  }),
})

export const { useUpdatePinMutation, useDeletePinMutation, useSetCaptionsMutation } = editPinApi
