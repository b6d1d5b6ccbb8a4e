import { clickUuid, promotionOf, viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { DomainEvents, EmitDeps } from '../../kernel/events.ts'
import type { Db } from '../../kernel/deps.ts'
import { chargeEvents } from './charge-service.ts'

/** Books what a member did with promotions that were really served to them. */
export async function onPromotionsUsed(
  tx: Db,
  deps: EmitDeps,
  { userId, uses }: DomainEvents['promotionsUsed'],
): Promise<void> {
  const { secret } = deps.site
  const viewerKey = viewerKeyOf(secret, userId)
  const events = uses.flatMap(({ token, clientUuid, kind }) => {
    const promotionId = promotionOf(secret, token, viewerKey, deps.now())
    if (promotionId === null) return []
    const isClick = kind === 'OUTBOUND_CLICK'
    return [{ clientUuid: isClick ? clickUuid(token) : clientUuid, kind, promotionId, viewerKey }]
  })
  await chargeEvents(tx, events, deps)
}
