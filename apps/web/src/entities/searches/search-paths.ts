import type { SearchesState } from './searches-slice.ts'
import { DEFAULT_SEARCH_SCOPE, type SearchScope } from '@tessera/api-types/search/search-scope'

// The longest that the contract of search takes.
const MAX_QUERY_LENGTH = 200

/** Where one searches with a picture of one's own. */
export const PICTURE_SEARCH_PATH = '/search/visual/'

/** The address of a search's results. */
export const searchPath = (query: string, scope: SearchScope = DEFAULT_SEARCH_SCOPE): string =>
  `/search/${scope}/?${new URLSearchParams({ q: query }).toString()}`

/** A query worth asking: anything but blanks. */
export const isValidQuery = (query: string): boolean => query.trim() !== ''

/** A typed or linked query as it can be asked: without control characters, and as long as a search takes. */
export const searchableQuery = (given: string): string =>
  given
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .trim()

/** Names a search in the state of searches. */
export const searchKey = ({ query, scope }: { query: string; scope: SearchScope }): string =>
  `${scope} ${query.toLowerCase()}`

/** What was searched for when a pin was found; empty for one that the search shown last did not find. */
export const queryThatFound = (searches: SearchesState | undefined, pinId: string): string =>
  searches?.queries[searchKey(searches.currentSearch)]?.includes(pinId) ? searches.currentSearch.query : ''
