import { feedAttribution } from './feed-surface.ts'
import type { SearchRecord } from './visitor-state.ts'

/** The search that a path is of, or null; `rs` says how its words came about, `rg` which guide was used. */
export function searchIn(path: string): Omit<SearchRecord, 'ts'> | null {
  const query = feedAttribution(path)?.query?.trim()
  if (!query) return null
  const [pathname = '', search = ''] = path.split('?')
  const parameters = new URLSearchParams(search)
  const scope = pathname.split('/')[2] ?? 'pins'
  return { query, rs: parameters.get('rs'), scope, rg: parameters.get('rg') }
}
