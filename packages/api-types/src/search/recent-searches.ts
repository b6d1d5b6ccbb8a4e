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

const order = ({ sequence }: { sequence?: string | undefined }) =>
  sequence === undefined ? Infinity : BigInt(sequence)

/** Two lists as one, the newest first; searches without a sequence are newer than those with one. */
export const byRecency = <S extends { sequence?: string | undefined }>(
  searches: readonly S[],
  others: readonly S[],
): S[] =>
  [...searches, ...others].toSorted((one, other) => {
    const [a, b] = [order(one), order(other)]
    return a === b ? 0 : a > b ? -1 : 1
  })
