import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import { pinsOf } from '../../entities/pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

export const RELATED_PAGE_SIZE = 12 // spec 000 §9

type RelatedAsk = { pinId: string }

export const relatedPinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    relatedPins: build.infiniteQuery<IdPage, RelatedAsk, string | null>({
      ...pagedEndpoint(feedsRoutes['feeds.related'], pinsOf, ({ pinId }: RelatedAsk) => ({
        pin_id: pinId,
        page_size: RELATED_PAGE_SIZE,
      })),
      keepUnusedDataFor: 600,
    }),
  }),
})
