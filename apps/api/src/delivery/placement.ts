import type { AdLoad } from '@tessera/api-types/ads/ad-load'

/** How many promoted pins a page of so many organic ones has room for. */
export const slotsOf = (organic: number, { organicBeforeFirst, organicBetween }: AdLoad): number =>
  organic < organicBeforeFirst ? 0 : 1 + Math.floor((organic - organicBeforeFirst) / organicBetween)

/** The page with the promoted ones at their places; those without room are left out. */
export function placed<Item>(organic: readonly Item[], promoted: readonly Item[], load: AdLoad): Item[] {
  const page: Item[] = []
  for (const [index, item] of organic.entries()) {
    page.push(item)
    page.push(...promotedAfter(index + 1, promoted, load))
  }
  return page
}

function promotedAfter<Item>(
  count: number,
  promoted: readonly Item[],
  { organicBeforeFirst, organicBetween }: AdLoad,
): readonly Item[] {
  const past = count - organicBeforeFirst
  if (past < 0 || past % organicBetween !== 0) return []
  const slot = past / organicBetween
  return promoted.slice(slot, slot + 1)
}

/** How a page stands to the ad load of its list. */
interface PageLoad {
  organic: number
  promoted: number
  /** As many ads as there is room for. */
  most: number
  /** Ads that stand too close to another one, or to the beginning. */
  misplaced: number
}

/** Counts a page, item by item, by the public numbers alone. */
export function loadOf(isAd: readonly boolean[], load: AdLoad): PageLoad {
  let [promoted, misplaced, before, between] = [0, 0, 0, load.organicBeforeFirst]
  for (const each of isAd) {
    if (!each) {
      before += 1
      continue
    }
    promoted += 1
    if (before < between) misplaced += 1
    between = load.organicBetween
    before = 0
  }
  const organic = isAd.length - promoted
  return { organic, promoted, most: slotsOf(organic, load), misplaced }
}
