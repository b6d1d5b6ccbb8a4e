import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import { pinsOf } from '../../entities/pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

type QueryCacheKey = Parameters<typeof baseApi.internalActions.removeQueryResult>[0]['queryCacheKey']
type HomeAsk = { visit: number }

export const homeFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    homeFeed: build.infiniteQuery<IdPage, HomeAsk, string | null>({
      ...pagedEndpoint(feedsRoutes['feeds.home'], pinsOf, (_visit: HomeAsk) => ({})),
      // Back and forward find the feed however long it has been; those before it are never shown again.
      keepUnusedDataFor: Infinity,
      onCacheEntryAdded({ visit }, { dispatch, getState }) {
        for (const [queryCacheKey, entry] of Object.entries(getState().api.queries)) {
          if (entry?.endpointName !== 'homeFeed' || (entry.originalArgs as HomeAsk).visit >= visit) continue
          dispatch(
            baseApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }),
          )
        }
      },
    }),
  }),
})
