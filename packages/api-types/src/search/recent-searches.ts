export const MAX_RECENT_SEARCHES = 20 // spec 000 §9

/** Puts `added` (newest first) before `known`; of queries that differ in case only, the newest stays. */
export function mergeRecentSearches<S extends { query: string }>(
  added: readonly S[],
  known: readonly S[],
): S[] {
  const seen = new Set<string>()
  const merged = [...added.slice(0, MAX_RECENT_SEARCHES), ...known].filter(({ query }) => {
    const key = query.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
  return merged.slice(0, MAX_RECENT_SEARCHES)
}
