import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import type { TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import type { TopicShelf } from '@tessera/api-types/feeds/views'
import { followsRoutes } from '@tessera/api-types/follows/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type Outcome, outcomeOf } from '../../shared/api/outcome.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import { pinsOf } from '../pins/pin-entities.ts'

const TOPICS_PER_PAGE = 60

type TopicPinsAsk = { slug: string; sort: TopicSort }

const bySlug = endpoint(followsRoutes['interests.get'], { entities: (topic) => ({ topics: [topic] }) })

const shelves = endpoint(feedsRoutes['feeds.topicShelves'], {
  entities: ({ items }) => ({
    topics: items.map(({ interest }) => interest),
    ...pinsOf(items.flatMap(({ pins }) => pins)),
  }),
})

/** A topic with pins of it, as the page keeps it. */
export type Shelf = { topicId: string; pinIds: string[] }
const shelfOf = ({ interest, pins }: TopicShelf): Shelf => ({
  topicId: interest.id,
  pinIds: pins.map(({ id }) => id),
})

export const topicPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The id of the topic at an address. */
    topicPage: build.query<Outcome<string>, { slug: string }>({
      queryFn: outcomeOf(bySlug, ({ id }) => id),
    }),
    topicShelves: build.query<Shelf[], { sort: TopicSort }>({
      query: ({ sort }) => shelves.query({ sort }),
      transformResponse: (output) => shelves.transformResponse(output).items.map(shelfOf),
      providesTags: ['Proposals'],
    }),
    topics: build.infiniteQuery<IdPage, void, string | null>(
      pagedEndpoint(
        followsRoutes['interests.list'],
        (topics) => ({ topics }),
        () => ({ page_size: TOPICS_PER_PAGE }),
      ),
    ),
    topicPins: build.infiniteQuery<IdPage, TopicPinsAsk, string | null>({
      ...pagedEndpoint(feedsRoutes['feeds.interest'], pinsOf, ({ slug, sort }: TopicPinsAsk) => ({
        interest: slug,
        sort,
      })),
      providesTags: ['Proposals'],
    }),
  }),
})

export const { useTopicPageQuery, useTopicsInfiniteQuery, useTopicPinsInfiniteQuery, useTopicShelvesQuery } =
  topicPagesApi
