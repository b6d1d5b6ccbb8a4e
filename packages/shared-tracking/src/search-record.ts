import { feedAttribution } from './feed-surface.ts'
import { pathParameters } from './path-parameters.ts'
import type { SearchRecord } from './visitor-state.ts'

/** The search that a path is of, or null; `rs` is how its words came about, `rg` the guide used. */
export function searchIn(path: string): Omit<SearchRecord, 'ts'> | null {
  const query = feedAttribution(path)?.query?.trim()
  if (!query) return null
  const parameters = pathParameters(path)
  const scope = path.split(/[/?]/)[2] ?? 'pins'
  return { query, rs: parameters.get('rs') ?? null, scope, rg: parameters.get('rg') ?? null }
}

/** Whether somebody searched for it on this visit. // spec 000 §4 */
export const isSearched = (query: string | null, searched: ReadonlySet<string>): query is string =>
  query !== null && query.trim() !== '' && searched.has(query.trim())
