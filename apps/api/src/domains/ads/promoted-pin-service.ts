import type { Member } from '@tessera/shared-auth'
import { servedAd, viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { REVIEW_PROMOTIONS } from './launch-service.ts'
import {
  countReport,
  hidePromotion,
  holdForStaff,
  releaseGroups,
  releasePromotions,
  showPromotion,
} from './promoted-pin-store.ts'

/** Viewers after whose reports people who work for the site look at a promotion. // decided: B-4.66 */
export const REPORTS_TO_HOLD = 3

/** What was served to the member, by its proof; null for what was not, or longer ago than a day. */
function servedTo({ userId }: Member, token: string, { now, site }: Pick<Deps, 'now' | 'site'>) {
  const served = servedAd(site.secret, token, viewerKeyOf(site.secret, userId), now())
  return served && { userId, ...served }
}

/** @throws DomainError PROMOTION_NOT_FOUND */
export function requireServed(...given: Parameters<typeof servedTo>) {
  const served = servedTo(...given)
  if (!served) throw new DomainError('PROMOTION_NOT_FOUND')
  return served
}

type Needs = Pick<Deps, 'now' | 'site' | 'transact'>

/** Never shows the member this promotion again. */
export const hidePromotedPin = (viewer: Member, token: string, deps: Needs): Promise<null> =>
  deps.transact(async (tx) => {
    const { userId, promotionId } = requireServed(viewer, token, deps)
    await hidePromotion(tx, { userId, promotionId }, deps.now())
    return null
  })

export const unhidePromotedPin = (viewer: Member, token: string, deps: Needs): Promise<null> =>
  deps.transact(async (tx) => {
    await showPromotion(tx, requireServed(viewer, token, deps))
    return null
  })

/** Counts the report of somebody who was served the promotion; with enough of them it waits for staff. */
export async function onPromotionReported(
  tx: Db,
  { viewer, token }: { viewer: Member; token: string },
  deps: Pick<Deps, 'jobs' | 'now' | 'site'>,
): Promise<void> {
  const served = servedTo(viewer, token, deps)
  if (!served || (await countReport(tx, served, deps.now())) < REPORTS_TO_HOLD) return
  await holdForStaff(tx, served.promotionId)
  await deps.jobs.add(tx, REVIEW_PROMOTIONS, {}, { key: REVIEW_PROMOTIONS })
}

/** Staff found nothing wrong with a reported pin: what held its promotions is over. */
export async function onPinCleared(tx: Db, pinId: string, { jobs }: Pick<Deps, 'jobs'>): Promise<void> {
  if (await releasePromotions(tx, pinId))
    await jobs.add(tx, REVIEW_PROMOTIONS, {}, { key: REVIEW_PROMOTIONS })
}

/** Staff remove a reported pin: promotions of product groups that were reported for it go on with the other products. */
export async function onPinUpheld(tx: Db, pinId: string, { jobs }: Pick<Deps, 'jobs'>): Promise<void> {
  if (await releaseGroups(tx, pinId, REPORTS_TO_HOLD))
    await jobs.add(tx, REVIEW_PROMOTIONS, {}, { key: REVIEW_PROMOTIONS })
}
