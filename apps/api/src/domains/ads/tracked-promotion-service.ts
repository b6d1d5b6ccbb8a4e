import type { PromotionEventKind } from '../../delivery/prices.ts'
import { servedAd, servedUuid, viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { DomainEvents, EmitDeps } from '../../kernel/events.ts'
import type { Db } from '../../kernel/deps.ts'
import { chargeEvents } from './charge-service.ts'

/** What costs something: reported again and again, it is charged once. */
const ONCE_SERVED: Partial<Record<PromotionEventKind, Parameters<typeof servedUuid>[1]>> = {
  IMPRESSION: 'view',
  OUTBOUND_CLICK: 'outbound click',
}

/** Books what a member did with promotions that were really served to them. */
export async function onPromotionsUsed(
  tx: Db,
  deps: EmitDeps,
  { userId, uses }: DomainEvents['promotionsUsed'],
): Promise<void> {
  const { secret } = deps.site
  const viewerKey = viewerKeyOf(secret, userId)
  const events = uses.flatMap(({ token, clientUuid, kind }) => {
    const served = servedAd(secret, token, viewerKey, deps.now())
    if (served === null) return []
    const { promotionId } = served
    const once = ONCE_SERVED[kind]
    return [{ clientUuid: once ? servedUuid(token, once) : clientUuid, kind, promotionId, viewerKey }]
  })
  await chargeEvents(tx, events, deps)
}
