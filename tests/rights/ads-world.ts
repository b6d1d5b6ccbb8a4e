import { insertPromotion } from '../../apps/api/src/domains/ads/promotion-store.ts'
import type { Deps } from '../../apps/api/src/kernel/deps.ts'

interface Place {
  id: string
  adAccountId: string
}

/** A paused promotion, which no feed shows, and what its account owes. */
export async function theAds(deps: Deps, { id: businessId, adAccountId }: Place) {
  const [promotionId, invoiceId] = [deps.newId(), deps.newId()]
  const at = deps.now()
  await insertPromotion(deps.read, {
    id: promotionId,
    adAccountId,
    businessId,
    name: 'Winter lamps',
    objective: 'CONSIDERATION',
    dailyBudgetMicros: 5_000_000,
    currency: 'EUR',
    startAt: at,
    destinationUrl: 'https://kiln.test/lamps',
    isAuto: true,
    audienceWidth: 'WIDE',
    status: 'PAUSED',
    createdAt: at,
  })
  await deps.read
    .insertInto('invoices')
    .values({
      id: invoiceId,
      adAccountId,
      businessId,
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      status: 'PROGRESS',
      currency: 'EUR',
      // Its owner may close a business that owes nothing.
      subtotalMicros: 0,
    })
    .execute()
  return { promotionId, invoiceId }
}
