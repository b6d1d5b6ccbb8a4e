import type { PromotionEventKind } from '../../delivery/prices.ts'
import { servedAd, servedUuid, viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { DomainEvents, EmitDeps } from '../../kernel/events.ts'
import type { Db } from '../../kernel/deps.ts'
import { chargeEvents } from './charge-service.ts'

/** Reported again and again, each counts once for each time the promotion was served. */
const ONCE_SERVED: Record<PromotionEventKind, Parameters<typeof servedUuid>[1]> = {
  IMPRESSION: 'view',
  OUTBOUND_CLICK: 'outbound click',
  PIN_CLICK: 'pin click',
  SAVE: 'save',
}

/** Books what a member did with promotions that were really served to them. */
export async function onPromotionsUsed(
  tx: Db,
  deps: EmitDeps,
  { userId, uses }: DomainEvents['promotionsUsed'],
): Promise<void> {
  const { secret } = deps.site
  const viewerKey = viewerKeyOf(secret, userId)
  const events = uses.flatMap(({ token, kind }) => {
    const served = servedAd(secret, token, viewerKey, deps.now())
    if (served === null) return []
    const { pinId: _, ...ad } = served
    const clientUuid = servedUuid(token, ONCE_SERVED[kind])
    return [{ ...ad, clientUuid, kind, viewerKey, userId }]
  })
  await chargeEvents(tx, events, deps)
}
