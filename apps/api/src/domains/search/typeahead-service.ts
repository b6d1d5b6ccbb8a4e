import type { SearchScope } from '@tessera/api-types/search/search-scope'
import type { TypeaheadItem } from '@tessera/api-types/search/views'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { hydrateBoards } from '../boards/board-hydration.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { searchBoards, searchUsers, type NameHit, type NameSearch } from './name-search-store.ts'
import { recentLike } from './recent-store.ts'
import { searchLimits } from './search-limits.ts'
import { phrasesLike } from './word-store.ts'

interface TypeaheadInput {
  term: string
  pin_scope: SearchScope
  count: number
}

/** What a beginning may become: own recent searches, phrases, then boards and people. */
export async function typeahead(
  viewer: Viewer,
  { term, pin_scope, count }: TypeaheadInput,
  deps: Pick<Deps, 'replica' | 'site'>,
): Promise<TypeaheadItem[]> {
  const viewerId = memberId(viewer)
  const sought = term.trim().replace(/^@/, '')
  const [recent, phrases] = await Promise.all([
    viewerId === null ? [] : recentLike(deps.replica, viewerId, term, count),
    phrasesLike(deps.replica, sought, count),
  ])
  const named = sought.length < searchLimits.minNameTerm ? [] : await namesLike(viewer, term, pin_scope, deps)
  const known = new Set(recent.map((query) => query.toLowerCase()))
  const others = phrases.filter((phrase) => !known.has(phrase))
  const room = Math.max(1, count - named.length)
  const queries = [...recent.map(asked(true)), ...others.map(asked(false))].slice(0, room)
  const isAboutNames = pin_scope === 'users' || pin_scope === 'boards'
  return (isAboutNames ? [...named, ...queries] : [...queries, ...named]).slice(0, count)
}

const asked =
  (is_recent: boolean) =>
  (query: string): TypeaheadItem => ({ type: 'query', query, is_recent })

async function namesLike(
  viewer: Viewer,
  term: string,
  scope: SearchScope,
  deps: Pick<Deps, 'replica' | 'site'>,
): Promise<TypeaheadItem[]> {
  const { suggestedPeople, suggestedBoards } = searchLimits
  const find = async (
    store: (db: Deps['read'], search: NameSearch) => Promise<NameHit[]>,
    limit: number,
  ): Promise<string[]> => {
    const hits = await store(deps.replica, { query: term, viewerId: memberId(viewer), after: null, limit })
    return hits.map(({ id }) => id)
  }
  const read = { read: deps.replica, site: deps.site }
  const [users, boards] = await Promise.all([
    scope === 'boards'
      ? []
      : find(searchUsers, suggestedPeople).then((ids) => hydrateUserCards(read, viewer, ids)),
    scope === 'users'
      ? []
      : find(searchBoards, suggestedBoards).then((ids) => hydrateBoards(read, viewer, ids)),
  ])
  return [...users, ...boards]
}
