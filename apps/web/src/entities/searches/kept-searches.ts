import { SEARCH_SCOPES } from '@tessera/api-types/search/search-scope'
import type { RecentSearch } from '@tessera/api-types/search/views'
import { localStore } from '../../shared/browser/storage.ts'

const KEY = 'recent_searches'

function isSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null || !('query' in value) || !('scope' in value)) return false
  return typeof value.query === 'string' && SEARCH_SCOPES.some((scope) => scope === value.scope)
}

/** A visitor's searches, kept in the browser alone. */
export function readKeptSearches(): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(localStore.read(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isSearch) : []
  } catch {
    return []
  }
}

export const keepSearches = (searches: readonly RecentSearch[]): void =>
  localStore.write(KEY, JSON.stringify(searches))

export const forgetKeptSearches = (): void => localStore.remove(KEY)
