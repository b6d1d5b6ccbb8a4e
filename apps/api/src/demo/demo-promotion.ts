import { insertPromotion } from '../domains/ads/promotion-store.ts'
import { recordHistory } from '../domains/business/business-access-service.ts'
import type { Db, Deps } from '../kernel/deps.ts'

/** Days ago on which it began, and on which it brought something last; views of an ordinary day. */
export interface DemoPromotion {
  name: string
  status: 'ACTIVE' | 'PAUSED' | 'COMPLETED'
  budget: number
  from: number
  to: number
  impressions: number
}

export type Running = DemoPromotion & { id: string }

interface Terms {
  adAccountId: string
  currency: string
  pinId: string | null
  /** Follows who came to the shop through an ad. */
  tagId: string | null
  endAt: Date | null
}

/** As from the console, without the review. */
export async function launch(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: { userId: string; businessId: string },
  promotion: DemoPromotion,
  terms: Terms,
): Promise<Running> {
  const id = deps.newId()
  const { name, budget } = promotion
  const dailyBudgetMicros = budget * 1_000_000
  await insertPromotion(tx, {
    ...terms,
    id,
    businessId: actor.businessId,
    name,
    objective: 'CONSIDERATION',
    dailyBudgetMicros,
    startAt: deps.now(),
    destinationUrl: 'https://kiln-and-clay.example/shop',
    isAuto: true,
    audienceWidth: 'WIDE',
    status: 'ACTIVE',
    createdBy: actor.userId,
    createdAt: deps.now(),
  })
  await recordHistory(tx, deps, actor, {
    action: 'LAUNCH',
    entityType: 'PROMOTION',
    entityId: id,
    entityName: name,
    changes: [{ field: 'daily_budget_micros', old: null, new: dailyBudgetMicros }],
  })
  return { ...promotion, id }
}

/** A promotion that does not run any more was paused, or came to its end. */
export async function end(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: { userId: string; businessId: string },
  { id, name, status }: Running,
): Promise<void> {
  if (status === 'ACTIVE') return
  await tx.updateTable('promotions').set({ status }).where('id', '=', id).execute()
  await recordHistory(tx, deps, actor, {
    action: status === 'PAUSED' ? 'PAUSE' : 'COMPLETE',
    entityType: 'PROMOTION',
    entityId: id,
    entityName: name,
    changes: [{ field: 'status', old: 'ACTIVE', new: status }],
  })
}
