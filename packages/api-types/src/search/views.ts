import { z } from 'zod'
import { BoardView } from '../boards/views.ts'
import { UserCard } from '../follows/views.ts'
import { PinCard } from '../pins/views.ts'
import { SEARCH_SCOPES } from './search-scope.ts'

export const SearchResult = z.discriminatedUnion('type', [PinCard, BoardView, UserCard])
export type SearchResult = z.output<typeof SearchResult>

export const PhraseSuggestion = z.object({
  type: z.literal('query'),
  query: z.string(),
  /** True for one of the viewer's own recent searches. */
  is_recent: z.boolean(),
})

export const TypeaheadItem = z.discriminatedUnion('type', [PhraseSuggestion, BoardView, UserCard])
export type TypeaheadItem = z.output<typeof TypeaheadItem>

export const RecentSearch = z.object({
  query: z.string(),
  scope: z.enum(SEARCH_SCOPES),
  /** The newer a search, the greater; none on a search that only a browser remembers. */
  sequence: z.string().optional(),
})
export type RecentSearch = z.output<typeof RecentSearch>

/** What a search begins with, before anything is typed. */
export const SearchTab = z.object({
  /** The newest first; none of a visitor's. */
  recent_searches: z.array(RecentSearch),
  /** Among the viewer's own pins, the newest first. */
  recent_personal_searches: z.array(RecentSearch),
  recommended_searches: z.array(z.string()),
})
export type SearchTab = z.output<typeof SearchTab>

/** One tap that narrows a search: the word on the chip, and the query it leads to. */
export const SearchGuide = z.object({
  label: z.string(),
  query: z.string(),
  /** Of a pin that it leads to. */
  image_url: z.string().nullable(),
})
export type SearchGuide = z.output<typeof SearchGuide>
