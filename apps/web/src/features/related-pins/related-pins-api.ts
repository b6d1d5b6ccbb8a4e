import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import { pinsOf } from '../../entities/pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'

export const RELATED_PAGE_SIZE = 12 // spec 000 §9

/** `source` names the feed the pin was met in; what is related does not depend on it. */
type RelatedAsk = { pinId: string; source?: string | undefined }

export const relatedPinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    relatedPins: build.infiniteQuery<IdPage, RelatedAsk, string | null>({
      ...pagedEndpoint(feedsRoutes['feeds.related'], pinsOf, ({ pinId, source }: RelatedAsk) => ({
        pin_id: pinId,
        ...(source && { source }),
        page_size: RELATED_PAGE_SIZE,
      })),
      serializeQueryArgs: ({ queryArgs: { pinId } }) => ({ pinId }),
      keepUnusedDataFor: 600,
    }),
  }),
})
