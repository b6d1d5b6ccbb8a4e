import { AD_LOAD, AD_PLACEMENTS, type AdPlacement, MEASURED_DAYS } from '@tessera/api-types/ads/ad-load'
import type { MeasuredAdLoadView } from '@tessera/api-types/ads/views'
import { loadOf } from '../../delivery/placement.ts'
import type { CacheKind } from '../../kernel/caches.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { addPlacedPins, daysBeyondLoad, type PlacedPins, placedPinsSince } from './ad-load-store.ts'

/** A process writes down what it counted once in so long; what it still holds when it ends is lost. */
const WRITE_EVERY_MS = 60_000

interface Counted {
  day: string
  since: number
  lists: ReadonlyMap<AdPlacement, PlacedPins>
}

const counts: CacheKind<Counted> = { name: 'pins placed with ads', max: 1 }

type Needs = Pick<Deps, 'adMetrics' | 'afterwards' | 'caches' | 'now' | 'transact'>

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/**
 * Counts a page of a list that has ads, as it is sent.
 * @param isAd which of its items are ads, in their order
 */
export function countPlaced(
  placement: AdPlacement,
  isAd: readonly boolean[],
  { adMetrics, afterwards, caches, now, transact }: Needs,
): void {
  const { organic, promoted, most, misplaced } = loadOf(isAd, AD_LOAD[placement])
  adMetrics.placed(placement, { organic, promoted, isWithin: misplaced === 0 })
  const [at, cache] = [now(), caches.of(counts)]
  const today = dayOf(at)
  const { day, since, lists } = cache.get('all') ?? { day: today, since: at.getTime(), lists: new Map() }
  const isDue = lists.size > 0 && (day !== today || Math.abs(at.getTime() - since) >= WRITE_EVERY_MS)
  const write = () => transact((tx) => addPlacedPins(tx, day, [...lists.values()]))
  const isWritten = isDue && afterwards.run('pins placed with ads', write)
  const before = isWritten ? new Map<AdPlacement, PlacedPins>() : lists
  const last = before.get(placement)
  const added: PlacedPins = {
    placement,
    pages: (last?.pages ?? 0) + 1,
    organic: (last?.organic ?? 0) + organic,
    promoted: (last?.promoted ?? 0) + promoted,
    most: (last?.most ?? 0) + most,
    beyond: (last?.beyond ?? 0) + (misplaced > 0 ? 1 : 0),
  }
  cache.set('all', {
    day: isWritten ? today : day,
    since: isWritten ? at.getTime() : since,
    lists: new Map(before).set(placement, added),
  })
}

const firstDay = (now: Date): string => dayOf(new Date(now.getTime() - (MEASURED_DAYS - 1) * DAY_MS))

/** What members really got in each list in the last days, for everybody to see. */
export async function measuredLoad({ read, now }: Pick<Deps, 'now' | 'read'>): Promise<MeasuredAdLoadView> {
  const since = firstDay(now())
  const rows = await placedPinsSince(read, since)
  return {
    since,
    lists: AD_PLACEMENTS.map((placement) => {
      const row = rows.find((each) => each.placement === placement)
      return {
        placement,
        organic_pins: row?.organic ?? 0,
        promoted_pins: row?.promoted ?? 0,
        most_promoted_pins: row?.most ?? 0,
      }
    }),
  }
}

/** Where the public ad load was not kept in the last days; nothing when all is well. */
export async function adLoadFaults(db: Db, now: Date): Promise<string[]> {
  const days = await daysBeyondLoad(db, firstDay(now))
  return days.map(
    ({ day, placement, promoted, most, beyond }) =>
      `${day}, ${placement}: ${promoted} ads where ${most} have room, ${beyond} pages with ads too close`,
  )
}

/** The daily job: the public ad load was kept, or the log has an error. */
export async function auditAdLoad({ log, read, now }: Pick<Deps, 'log' | 'now' | 'read'>): Promise<void> {
  const found = await adLoadFaults(read, now())
  if (found.length > 0) log.error({ found }, 'lists have more ads than the public ad load')
}
