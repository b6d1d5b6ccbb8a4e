import type { Db } from '../kernel/deps.ts'
import { idsByAge } from './demo-ids.ts'
import { insertAll } from './insert-all.ts'

/** What the demo people searched for lately, the most popular first. */
export const DEMO_QUERIES = [
  'speckled vase',
  'one-pan pasta',
  'small desk',
  'layer cake',
  'geometric tile',
  'dining lamp',
  'loose bouquet',
  'cottage garden',
  'spiral staircase',
  'hot-air balloon',
  'bold sofa',
  'night sky',
]

const BETWEEN_MS = 53 * 60 * 1000
const FEWEST_SEARCHERS = 3

export async function writeSearches(tx: Db, now: Date, people: readonly string[]): Promise<void> {
  const idOf = idsByAge(now)
  const rows = DEMO_QUERIES.flatMap((query, place) =>
    people
      .slice(place, place + FEWEST_SEARCHERS + DEMO_QUERIES.length - place)
      .map((userId) => ({ userId, query })),
  )
  await insertAll(
    tx,
    'recentSearches',
    rows.map(({ userId, query }, index) => ({
      userId,
      query,
      queryKey: query,
      scope: 'pins',
      sequence: idOf(index * BETWEEN_MS),
    })),
  )
}
