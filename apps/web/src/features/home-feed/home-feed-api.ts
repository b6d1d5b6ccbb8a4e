import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import { pinsOf } from '../../entities/pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

type HomeAsk = { visit: number }

export const homeFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    homeFeed: build.infiniteQuery<IdPage, HomeAsk, string | null>({
      ...pagedEndpoint(feedsRoutes['feeds.home'], pinsOf, (_visit: HomeAsk) => ({})),
      // Back and forward find the feed however long it has been.
      keepUnusedDataFor: Infinity,
    }),
  }),
})
