import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import { pinsOf } from './pin-entities.ts'

export const domainFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    domainPins: build.infiniteQuery<IdPage, string, string | null>(
      pagedEndpoint(feedsRoutes['feeds.domain'], pinsOf, (domain: string) => ({ domain })),
    ),
  }),
})
