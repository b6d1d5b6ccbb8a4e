import type { Deps } from '../../kernel/deps.ts'
import { notifyOfPriceDrops } from '../notifications/notification-service.ts'
import { listSaversOfDrops, refreshOffers } from './product-pin-store.ts'

export const REFRESH_OFFERS = 'catalogs.refresh-offers'
export const NOTIFY_PRICE_DROPS = 'catalogs.notify-price-drops'

export const SAVERS_AT_ONCE = 1000

/** Savers after one, by id, of products of a feed whose price dropped at a moment, in ISO 8601. */
export interface PriceDrops {
  feedId: string
  droppedAt: string
  after: string
}

/** Pins of a feed's products have the prices of its newest file. */
export async function refreshPrices(
  payload: unknown,
  { jobs, now, transact }: Pick<Deps, 'jobs' | 'now' | 'transact'>,
): Promise<void> {
  const { feedId } = payload as { feedId: string }
  await transact(async (tx) => {
    const at = now()
    const drops: PriceDrops = { feedId, droppedAt: at.toISOString(), after: '0' }
    if ((await refreshOffers(tx, feedId, at)) > 0) await jobs.add(tx, NOTIFY_PRICE_DROPS, drops)
  })
}

/** Notifies savers, some at a time, each about the product of theirs that dropped most. */
export async function notifyPriceDrops(payload: unknown, deps: Pick<Deps, 'jobs' | 'newId' | 'transact'>) {
  const drops = payload as PriceDrops
  await deps.transact(async (tx) => {
    const savers = await listSaversOfDrops(tx, drops, SAVERS_AT_ONCE)
    await notifyOfPriceDrops(tx, deps, savers, new Date(drops.droppedAt))
    const last = savers.at(-1)
    if (last && savers.length === SAVERS_AT_ONCE)
      await deps.jobs.add(tx, NOTIFY_PRICE_DROPS, { ...drops, after: last.userId })
  })
}
