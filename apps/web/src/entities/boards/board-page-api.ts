import type { PinOrder } from '@tessera/api-types/boards/board-limits'
import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { feedsRoutes } from '@tessera/api-types/feeds/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type Outcome, outcomeOf } from '../../shared/api/outcome.ts'
import { type IdPage, pagedEndpoint } from '../../shared/api/paged-endpoint.ts'
import { pinsOf } from '../pins/pin-entities.ts'
import { boardEntities } from './boards-api.ts'

export type BoardAddress = { username: string; slug: string }
type Ordered = { sort?: PinOrder | undefined }
export type BoardFeed = Ordered & { boardId: string; isSectionless: boolean }
export type SectionFeed = Ordered & { sectionId: string }

const bySlug = endpoint(boardsRoutes['boards.get'], { entities: (board) => boardEntities([board]) })

export const boardPageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The id of the board at an address. */
    boardPage: build.query<Outcome<string>, BoardAddress>({ queryFn: outcomeOf(bySlug, ({ id }) => id) }),
    boardFeed: build.infiniteQuery<IdPage, BoardFeed, string | null>(
      pagedEndpoint(boardsRoutes['boards.feed'], pinsOf, ({ boardId, isSectionless, sort }: BoardFeed) => ({
        board_id: boardId,
        filter_section_pins: isSectionless,
        sort,
      })),
    ),
    sectionPins: build.infiniteQuery<IdPage, SectionFeed, string | null>(
      pagedEndpoint(boardsRoutes['sections.pins'], pinsOf, ({ sectionId, sort }: SectionFeed) => ({
        section_id: sectionId,
        sort,
      })),
    ),
    boardIdeas: build.infiniteQuery<IdPage, string, string | null>(
      pagedEndpoint(feedsRoutes['feeds.boardIdeas'], pinsOf, (id: string) => ({
        type: 'board' as const,
        id,
      })),
    ),
  }),
})

export const {
  useBoardPageQuery,
  useBoardFeedInfiniteQuery,
  useSectionPinsInfiniteQuery,
  useBoardIdeasInfiniteQuery,
} = boardPageApi
