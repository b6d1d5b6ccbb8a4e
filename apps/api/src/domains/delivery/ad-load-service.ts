import { AD_LOAD, AD_PLACEMENTS, type AdPlacement, MEASURED_DAYS } from '@tessera/api-types/ads/ad-load'
import type { MeasuredAdLoadView } from '@tessera/api-types/ads/views'
import { loadOf } from '../../delivery/placement.ts'
import type { CacheKind } from '../../kernel/caches.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { addPlacedPins, daysBeyondLoad, type PlacedPins, placedPinsSince } from './ad-load-store.ts'

/** A process writes down what it counted once in so long, and as it ends. */
const WRITE_EVERY_MS = 60_000

interface Counted {
  /** When it was last written, or begun. */
  since: number
  /** By day and list. */
  lists: Map<string, PlacedPins>
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
  const at = now()
  const counted = countedIn({ afterwards, caches, transact }, at)
  const beyond = misplaced > 0 ? 1 : 0
  add(counted, { day: dayOf(at), placement, pages: 1, organic, promoted, most, beyond })
  if (Math.abs(at.getTime() - counted.since) < WRITE_EVERY_MS) return
  if (afterwards.run(counts.name, () => write(counted, transact))) counted.since = at.getTime()
}

function countedIn({ afterwards, caches, transact }: Omit<Needs, 'adMetrics' | 'now'>, at: Date): Counted {
  const cache = caches.of(counts)
  const known = cache.get('all')
  if (known) return known
  const counted: Counted = { since: at.getTime(), lists: new Map() }
  cache.set('all', counted)
  afterwards.atEnd(counts.name, () => write(counted, transact))
  return counted
}

function add({ lists }: Counted, placed: PlacedPins): void {
  const key = `${placed.day} ${placed.placement}`
  const last = lists.get(key)
  lists.set(key, {
    ...placed,
    pages: (last?.pages ?? 0) + placed.pages,
    organic: (last?.organic ?? 0) + placed.organic,
    promoted: (last?.promoted ?? 0) + placed.promoted,
    most: (last?.most ?? 0) + placed.most,
    beyond: (last?.beyond ?? 0) + placed.beyond,
  })
}

/** What could not be written is counted on. */
async function write(counted: Counted, transact: Deps['transact']): Promise<void> {
  const placed = [...counted.lists.values()]
  if (placed.length === 0) return
  counted.lists.clear()
  try {
    await transact((tx) => addPlacedPins(tx, placed))
  } catch (error) {
    for (const each of placed) add(counted, each)
    throw error
  }
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
