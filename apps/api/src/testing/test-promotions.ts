import { randomUUID } from 'node:crypto'
import type { AdObjective } from '@tessera/api-types/ads/ad-options'
import type { Deps } from '../kernel/deps.ts'
import { aBusiness, anAdAccount, type TestBusiness } from '../domains/business/testing/a-business.ts'
import { insertPromotion } from '../domains/ads/promotion-store.ts'

interface Given {
  business?: TestBusiness
  adAccountId?: string
  pinId?: string
  objective?: AdObjective
  currency?: string
  /** In units of the currency. */
  dailyBudget?: number
  status?: string
  interestIds?: string[]
  audienceIds?: string[]
  tagId?: string
}

/** Ends what runs in the database that the files of a worker share. */
export async function endPromotions({ read }: Pick<Deps, 'read'>): Promise<void> {
  await read.updateTable('promotions').set({ status: 'COMPLETED' }).where('status', '=', 'ACTIVE').execute()
}

/** A click on a promotion, each by another person: those of one are filtered once they are too many. */
export const aClick = (promotionId: string, viewerKey: string = randomUUID()) => ({
  clientUuid: randomUUID() as string,
  promotionId,
  kind: 'OUTBOUND_CLICK' as const,
  viewerKey,
})

/** A promotion that runs, of a business of its own unless one is given. */
export async function aPromotion(deps: Deps, given: Given = {}) {
  const business = given.business ?? (await aBusiness(deps))
  const adAccountId = given.adAccountId ?? (await anAdAccount(deps, business.id))
  const id = deps.newId()
  await insertPromotion(deps.read, {
    id,
    adAccountId,
    businessId: business.id,
    pinId: given.pinId ?? null,
    name: 'Winter lamps',
    objective: given.objective ?? 'CONSIDERATION',
    dailyBudgetMicros: Math.round((given.dailyBudget ?? 5) * 1_000_000),
    currency: given.currency ?? 'EUR',
    startAt: deps.now(),
    endAt: null,
    destinationUrl: 'https://shop.test/lamps',
    tagId: given.tagId ?? null,
    isAuto: !given.interestIds && !given.audienceIds,
    interestIds: given.interestIds ?? [],
    audienceIds: given.audienceIds ?? [],
    audienceWidth: 'WIDE',
    status: given.status ?? 'ACTIVE',
    createdBy: business.owner.userId,
    createdAt: deps.now(),
  })
  return { id, adAccountId, business }
}

export async function spendOf({ read }: Pick<Deps, 'read'>, promotionId: string): Promise<number> {
  const rows = await read
    .selectFrom('promotionDays')
    .select('spendMicros')
    .where('promotionId', '=', promotionId)
    .execute()
  return rows.reduce((sum, { spendMicros }) => sum + Number(spendMicros), 0)
}

export async function balancesOf({ read }: Pick<Deps, 'read'>, adAccountId: string) {
  const rows = await read
    .selectFrom('ledgerBalances')
    .select(['account', 'balanceMicros'])
    .where('adAccountId', '=', adAccountId)
    .execute()
  return Object.fromEntries(rows.map(({ account, balanceMicros }) => [account, Number(balanceMicros)]))
}
