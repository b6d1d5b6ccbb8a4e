import { storedDocuments } from '@tessera/api-types/documents/stored-documents'
import type { RelatedModule, RelatedStory } from '@tessera/api-types/feeds/views'
import { pinsOf } from '../../entities/pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import type { IdPage } from '../../shared/api/paged-endpoint.ts'
import { documentCall, documentValue } from '../../shared/api/stored-document.ts'

export const RELATED_PAGE_SIZE = 12 // spec 000 §9

/** `source` names the feed the pin was met in; what is related does not depend on it. */
type RelatedAsk = { pinId: string; source?: string | undefined }

/** A story as the page keeps it: its pins are in the pins slice. */
export type Story = Pick<RelatedStory, 'id' | 'title' | 'action'> & { pinIds: string[] }
type RelatedPage = IdPage & { stories: Story[] }

type RelatedFeed = {
  edges: { cursor: string; node: RelatedModule }[]
  page_info: { end_cursor: string | null; has_next_page: boolean }
}

const relatedCall = ({ pinId, source }: RelatedAsk, cursor: string | null) =>
  documentCall(storedDocuments.CloseupRelatedModulesFeedQuery, {
    pinId,
    ...(source && { source }),
    pageSize: RELATED_PAGE_SIZE,
    ...(cursor !== null && { cursor }),
  })

const storyOf = ({ id, title, action, objects }: RelatedStory): Story => ({
  id,
  title,
  action,
  pinIds: objects.map((pin) => pin.id),
})

function readPage({ edges, page_info }: RelatedFeed) {
  const nodes = edges.map(({ node }) => node)
  const pins = nodes.filter((node) => node.type === 'pin')
  const stories = nodes.filter((node) => node.type === 'story')
  const page: RelatedPage = {
    ids: pins.map(({ id }) => id),
    bookmark: page_info.has_next_page ? page_info.end_cursor : null,
    stories: stories.map(storyOf),
  }
  return { page, pins: [...stories.flatMap(({ objects }) => objects), ...pins] }
}

export const relatedPinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    relatedPins: build.infiniteQuery<RelatedPage, RelatedAsk, string | null>({
      queryFn: async ({ queryArg, pageParam }, { dispatch }, _extra, ask) => {
        const answer = documentValue(await ask(relatedCall(queryArg, pageParam)))
        if ('error' in answer) return answer
        const { page, pins } = readPage(answer.value as RelatedFeed)
        dispatch(entitiesReceived(pinsOf(pins)))
        return { data: page }
      },
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
      serializeQueryArgs: ({ queryArgs: { pinId } }) => ({ pinId }),
      keepUnusedDataFor: 600,
      providesTags: ['Proposals'],
    }),
  }),
})
