import { mergeRecentSearches } from '@tessera/api-types/search/recent-searches'
import type { RecentSearch } from '@tessera/api-types/search/views'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { dropOldRecent, forgetRecent, listRecent, putRecent } from './recent-store.ts'

/** Adds searches, the newest first, and returns the list as it is then. */
export function rememberSearches(
  { userId }: Member,
  searches: readonly RecentSearch[],
  { transact, newId }: Pick<Deps, 'newId' | 'transact'>,
): Promise<RecentSearch[]> {
  return transact(async (tx) => {
    for (const search of mergeRecentSearches(searches, []).toReversed()) {
      await putRecent(tx, userId, search, newId())
    }
    await dropOldRecent(tx, userId)
    return listRecent(tx, userId)
  })
}

/** Forgets one query, or all with null, and returns what is left. */
export function forgetSearches(
  { userId }: Member,
  query: string | null,
  { transact }: Pick<Deps, 'transact'>,
): Promise<RecentSearch[]> {
  return transact(async (tx) => {
    await forgetRecent(tx, userId, query)
    return listRecent(tx, userId)
  })
}
