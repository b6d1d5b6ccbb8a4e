import type { PinTagView } from '@tessera/api-types/pins/views'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** What is seen where on the picture of a pin. */
export const pinTagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pinTags: build.query(
      endpoint(pinsRoutes['pins.tags'], {
        entities: (tags: PinTagView[]) => ({ pins: tags.flatMap(({ pins }) => pins) }),
      }),
    ),
    untagMe: build.mutation(endpoint(pinsRoutes['pins.untagMe'])),
  }),
})
