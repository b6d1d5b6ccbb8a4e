import { pinDraftsRoutes as routes } from '@tessera/api-types/pin-drafts/routes'
import { pinViewEntities } from '../pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const pinDraftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pinDrafts: build.query(endpoint(routes['pinDrafts.list'])),
    storyDrafts: build.query(endpoint(routes['pinDrafts.stories'])),
    createDraft: build.mutation(endpoint(routes['pinDrafts.create'])),
    updateDraft: build.mutation(endpoint(routes['pinDrafts.update'])),
    deleteDraft: build.mutation(endpoint(routes['pinDrafts.delete'])),
    restoreDraft: build.mutation(endpoint(routes['pinDrafts.restore'])),
    duplicateDraft: build.mutation(endpoint(routes['pinDrafts.duplicate'])),
    publishDraft: build.mutation(
      endpoint(routes['pinDrafts.publish'], {
        entities: ({ pin }) => (pin ? pinViewEntities(pin) : {}),
      }),
    ),
  }),
})
