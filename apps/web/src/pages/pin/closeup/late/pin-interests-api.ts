import type { InterestView } from '@tessera/api-types/follows/views'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { baseApi } from '../../../../shared/api/base-api.ts'
import { endpoint } from '../../../../shared/api/endpoint.ts'
import { entitiesReceived } from '../../../../shared/api/entities-received.ts'

/** The topics, and which of them the pin is about. */
const filled = (topics: InterestView[], { pin_id: id }: { pin_id: string }) =>
  entitiesReceived({ topics, pins: [{ id, related_interest_ids: topics.map((topic) => topic.id) }] })

export const pinInterestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pinInterests: build.query(endpoint(pinsRoutes['pins.interests'], { confirmed: filled })),
  }),
})
