import type { CacheKind } from '../../kernel/caches.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { addPages, pagesOfDays } from './page-hours-store.ts'

/** A process writes down what it counted in a country once in so long; what it still holds when it ends is lost. */
const WRITE_EVERY_MS = 60_000
const COUNTRIES = 256

const counts: CacheKind<{ pages: number; since: number }> = { name: 'pages with ads', max: COUNTRIES }

/** Counts a page with places for ads, whether or not anything is promoted on it. */
export function countPage(
  country: string,
  { afterwards, caches, now, transact }: Pick<Deps, 'afterwards' | 'caches' | 'now' | 'transact'>,
): void {
  const at = now()
  const cache = caches.of(counts)
  const { pages, since } = cache.get(country) ?? { pages: 0, since: at.getTime() }
  const isDue = Math.abs(at.getTime() - since) >= WRITE_EVERY_MS
  const write = () => transact((tx) => addPages(tx, country, at, pages + 1))
  const isWritten = isDue && afterwards.run('pages with ads', write)
  cache.set(country, isWritten ? { pages: 0, since: at.getTime() } : { pages: pages + 1, since })
}

/** How many pages with places for ads are opened a day in a country, from and to. */
export const pagesADay = (db: Db, country: string, now: Date): ReturnType<typeof pagesOfDays> =>
  pagesOfDays(db, country, now)
