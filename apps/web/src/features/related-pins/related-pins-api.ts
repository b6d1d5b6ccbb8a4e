import { storedDocuments } from '@tessera/api-types/documents/stored-documents'
import type { PinCard } from '@tessera/api-types/pins/views'
import { pinsOf } from '../../entities/pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import type { IdPage } from '../../shared/api/paged-endpoint.ts'
import { documentCall, documentValue } from '../../shared/api/stored-document.ts'

export const RELATED_PAGE_SIZE = 12 // spec 000 §9

/** `source` names the feed the pin was met in; what is related does not depend on it. */
type RelatedAsk = { pinId: string; source?: string | undefined }

type RelatedFeed = {
  edges: { cursor: string; node: PinCard }[]
  page_info: { end_cursor: string | null; has_next_page: boolean }
}

const relatedCall = ({ pinId, source }: RelatedAsk, cursor: string | null) =>
  documentCall(storedDocuments.CloseupRelatedModulesFeedQuery, {
    pinId,
    ...(source && { source }),
    pageSize: RELATED_PAGE_SIZE,
    ...(cursor !== null && { cursor }),
  })

export const relatedPinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    relatedPins: build.infiniteQuery<IdPage, RelatedAsk, string | null>({
      queryFn: async ({ queryArg, pageParam }, { dispatch }, _extra, ask) => {
        const answer = documentValue(await ask(relatedCall(queryArg, pageParam)))
        if ('error' in answer) return answer
        const { edges, page_info } = answer.value as RelatedFeed
        const pins = edges.map(({ node }) => node)
        dispatch(entitiesReceived(pinsOf(pins)))
        const bookmark = page_info.has_next_page ? page_info.end_cursor : null
        return { data: { ids: pins.map(({ id }) => id), bookmark } }
      },
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
      serializeQueryArgs: ({ queryArgs: { pinId } }) => ({ pinId }),
      keepUnusedDataFor: 600,
    }),
  }),
})
