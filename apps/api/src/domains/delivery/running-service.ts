import { inOrder, type InOrder } from '../../delivery/choose-promotions.ts'
import { isReady } from '../../delivery/eligibility.ts'
import type { PagesByHour } from '../../delivery/pacing.ts'
import type { CacheKind } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import { pagesByHour } from './page-hours-store.ts'
import { type DescribedPromotion, runningPromotions, type RunningPromotion } from './running-store.ts'

/** What runs in a country is the same for everybody, and read again within so long. */
const KEEP_MS = 2_000
/** While it is read again, pages go on with what is known, up to this age. */
const OLDEST_MS = 10_000
/** Names of topics and advertisers are no version of a promotion: within so long all is read whole, with the pace of the day. */
const DESCRIBED_MS = 60_000
const COUNTRIES = 64

export interface Running {
  all: readonly RunningPromotion[]
  /** Those that may be shown to anybody now. */
  ready: InOrder<RunningPromotion>
}

interface Known {
  at: number
  running: Promise<Running>
  described: Map<string, DescribedPromotion>
  pages: Promise<PagesByHour>
  describedAt: number
  isRenewing: boolean
}

const running: CacheKind<Known> = { name: 'running promotions', max: COUNTRIES }

type Needs = Pick<Deps, 'afterwards' | 'caches' | 'now' | 'replica'>

/** What may be promoted in a country. */
export function promotionsNow(country: string, deps: Needs): Promise<Running> {
  const known = deps.caches.of(running).get(country)
  const age = known ? Math.abs(deps.now().getTime() - known.at) : Infinity
  if (!known || age >= OLDEST_MS) return readAnew(country, deps)
  if (age >= KEEP_MS && !known.isRenewing) {
    known.isRenewing = deps.afterwards.run('running promotions', () => renew(country, known, deps))
  }
  return known.running
}

async function renew(country: string, known: Known, deps: Needs): Promise<void> {
  const now = deps.now()
  const isOld = now.getTime() - known.describedAt >= DESCRIBED_MS
  const described = isOld ? new Map<string, DescribedPromotion>() : known.described
  const pages = isOld ? pagesByHour(deps.replica, country, now) : known.pages
  const promotions = await runningPromotions(deps.replica, { country, now, pages: await pages }, described)
  deps.caches.of(running).set(country, {
    at: now.getTime(),
    running: Promise.resolve(toRunning(promotions)),
    described,
    pages,
    describedAt: isOld ? now.getTime() : known.describedAt,
    isRenewing: false,
  })
}

/** Read once for all who ask meanwhile; what failed is asked for again. */
function readAnew(country: string, deps: Needs): Promise<Running> {
  const now = deps.now()
  const described = new Map<string, DescribedPromotion>()
  const pages = pagesByHour(deps.replica, country, now)
  const read = pages
    .then((known) => runningPromotions(deps.replica, { country, now, pages: known }, described))
    .then(toRunning)
  const cache = deps.caches.of(running)
  cache.set(country, {
    at: now.getTime(),
    running: read,
    described,
    pages,
    describedAt: now.getTime(),
    isRenewing: false,
  })
  read.catch(() => cache.delete(country))
  return read
}

const toRunning = (all: readonly RunningPromotion[]): Running => ({
  all,
  ready: inOrder(all.filter(isReady)),
})
