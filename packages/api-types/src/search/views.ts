import { z } from 'zod'
import { BoardMini, CoverImage } from '../boards/views.ts'
import { PinCard } from '../pins/views.ts'
import { UserMini } from '../users/views.ts'
import { SEARCH_SCOPES } from './search-scope.ts'

/** A board as a search result. */
export const BoardResult = BoardMini.extend({
  owner: UserMini,
  pin_count: z.number(),
  follower_count: z.number(),
  followed_by_me: z.boolean(),
  cover_images: z.array(CoverImage),
})
export type BoardResult = z.output<typeof BoardResult>

/** A person as a search result. */
export const UserResult = UserMini.extend({
  pin_count: z.number(),
  follower_count: z.number(),
  explicitly_followed_by_me: z.boolean(),
})
export type UserResult = z.output<typeof UserResult>

export const SearchResult = z.discriminatedUnion('type', [PinCard, BoardResult, UserResult])
export type SearchResult = z.output<typeof SearchResult>

export const PhraseSuggestion = z.object({
  type: z.literal('query'),
  query: z.string(),
  /** True for one of the viewer's own recent searches. */
  is_recent: z.boolean(),
})

export const TypeaheadItem = z.discriminatedUnion('type', [PhraseSuggestion, BoardResult, UserResult])
export type TypeaheadItem = z.output<typeof TypeaheadItem>

export const RecentSearch = z.object({ query: z.string(), scope: z.enum(SEARCH_SCOPES) })
export type RecentSearch = z.output<typeof RecentSearch>

/** One tap that narrows a search: the word on the chip, and the query it leads to. */
export const SearchGuide = z.object({ label: z.string(), query: z.string() })
export type SearchGuide = z.output<typeof SearchGuide>
