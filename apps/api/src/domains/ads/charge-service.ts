import { settle, type BookedEvent, type PromotionEvent } from '../../delivery/charging.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { bookEvents, lockBooks, type LockedBooks } from './charge-store.ts'

/**
 * Books what viewers did with promotions: each event once, at its price, and never above the budget of the
 * day or the cap of the account. Calls at the same time wait for each other, account by account.
 */
export async function chargeEvents(
  tx: Db,
  events: readonly PromotionEvent[],
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
): Promise<BookedEvent[]> {
  if (events.length === 0) return []
  const at = now()
  const books = await lockBooks(tx, events, at)
  const settled = settle(events, books)
  await bookEvents(
    tx,
    settled.map((event) => ({
      ...event,
      ...placeOf(event, books),
      ...groupOf(event),
      transferId: newId(),
      invoiceId: newId(),
    })),
    at,
  )
  return settled
}

const groupOf = ({ audience }: BookedEvent) => ({
  age: audience ? (audience.age ?? 'unknown') : null,
  gender: audience?.gender ?? null,
})

function placeOf({ promotionId }: BookedEvent, { rows }: LockedBooks) {
  const row = rows.get(promotionId)
  if (!row) throw new Error(`Promotion ${promotionId} was settled and not loaded`)
  const { day, monthStart, monthEnd, businessId, currency } = row
  return { day, monthStart, monthEnd, businessId, currency }
}
