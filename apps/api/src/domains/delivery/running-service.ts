import type { CacheKind } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import { runningPromotions, type RunningPromotion } from './delivery-store.ts'

/** What runs in a country is the same for everybody, and read again within so long. */
const KEEP_MS = 2_000
/** While it is read again, pages go on with what is known, up to this age. */
const OLDEST_MS = 10_000
const COUNTRIES = 64

interface Known {
  at: number
  promotions: Promise<RunningPromotion[]>
  isRenewing: boolean
}

const running: CacheKind<Known> = { name: 'running promotions', max: COUNTRIES }

type Needs = Pick<Deps, 'afterwards' | 'caches' | 'now' | 'replica'>

/** What may be promoted in a country, in the order of the choice. */
export function promotionsNow(country: string, deps: Needs): Promise<RunningPromotion[]> {
  const known = deps.caches.of(running).get(country)
  const age = known ? Math.abs(deps.now().getTime() - known.at) : Infinity
  if (!known || age >= OLDEST_MS) return readAnew(country, deps)
  if (age >= KEEP_MS && !known.isRenewing)
    deps.afterwards.run('running promotions', async () => {
      known.isRenewing = true
      const at = deps.now()
      const promotions = await runningPromotions(deps.replica, country, at)
      keep(country, at, Promise.resolve(promotions), deps)
    })
  return known.promotions
}

const keep = (country: string, at: Date, promotions: Known['promotions'], { caches }: Pick<Deps, 'caches'>) =>
  caches.of(running).set(country, { at: at.getTime(), promotions, isRenewing: false })

/** Read once for all who ask meanwhile; what failed is asked for again. */
function readAnew(country: string, deps: Needs): Promise<RunningPromotion[]> {
  const at = deps.now()
  const promotions = runningPromotions(deps.replica, country, at)
  keep(country, at, promotions, deps)
  promotions.catch(() => deps.caches.of(running).delete(country))
  return promotions
}
