/** Organic pins before the first promoted one, and between two of them. // decided: B-4.60 */
export const ORGANIC_BEFORE_FIRST = 4
export const ORGANIC_BETWEEN = 10

/** How many promoted pins a page of so many organic ones has room for. */
export const slotsOf = (organic: number): number =>
  organic < ORGANIC_BEFORE_FIRST ? 0 : 1 + Math.floor((organic - ORGANIC_BEFORE_FIRST) / ORGANIC_BETWEEN)

/** The page with the promoted ones at their places; those without room are left out. */
export function placed<Item>(organic: readonly Item[], promoted: readonly Item[]): Item[] {
  const page: Item[] = []
  for (const [index, item] of organic.entries()) {
    page.push(item)
    page.push(...promotedAfter(index + 1, promoted))
  }
  return page
}

function promotedAfter<Item>(count: number, promoted: readonly Item[]): readonly Item[] {
  const past = count - ORGANIC_BEFORE_FIRST
  if (past < 0 || past % ORGANIC_BETWEEN !== 0) return []
  const slot = past / ORGANIC_BETWEEN
  return promoted.slice(slot, slot + 1)
}
