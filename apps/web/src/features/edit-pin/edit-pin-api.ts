import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { pinViewEntities } from '../../entities/pins/pin-entities.ts'
import { pinDeleted } from '../../entities/pins/pins-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type DeleteAsk = { pinId: string; userId: string }
const remove = endpoint(pinsRoutes['pins.delete'])

export const editPinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updatePin: build.mutation(endpoint(pinsRoutes['pins.update'], { entities: pinViewEntities })),
    /** `userId` is the person whose pin it is: their count falls with it. */
    deletePin: build.mutation<ReturnType<typeof remove.transformResponse>, DeleteAsk>({
      query: ({ pinId }) => remove.query({ id: pinId }),
      transformResponse: remove.transformResponse,
      async onQueryStarted({ userId }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null)
        if (done) dispatch(pinDeleted({ ...done.data, userId }))
      },
    }),
  }),
})

export const { useUpdatePinMutation, useDeletePinMutation } = editPinApi
