import type { Db, Deps } from '../../kernel/deps.ts'
import { findAdAccountAccess, isAllowedOn } from '../business/ad-account-access.ts'
import {
  managersOf,
  notifyEach,
  type Concern,
  type News,
  type OwnConcern,
} from '../business/notice-service.ts'
import { READS_PROMOTIONS } from './promotion-rules.ts'
import { launchersOfOtherHeld } from './settle-store.ts'

interface Launched {
  id: string
  businessId: string
  adAccountId: string
  creatorId: string | null
}

/** A promotion that billing holds from now on, with its entry in the history. */
export interface HeldPromotion extends Launched {
  historyId: string
}

const adsPath = (businessId: string, { adAccountId, id }: { adAccountId: string; id?: string }): string =>
  `/business/${businessId}/hub/ads/${adAccountId}${id === undefined ? '' : `/${id}`}`

/** Where managers see a promotion, and who launched it, while they may read it, in the business they do so for. */
export const concernOfPromotion = async (tx: Db, promotion: Launched): Promise<Concern> => ({
  path: adsPath(promotion.businessId, promotion),
  own: await launcherOf(tx, promotion, promotion),
})

async function launcherOf(
  tx: Db,
  { creatorId, adAccountId }: Launched,
  shown: { adAccountId: string; id?: string },
): Promise<OwnConcern | null> {
  const access = creatorId && (await findAdAccountAccess(tx, creatorId, adAccountId))
  if (!creatorId || !access || !isAllowedOn(access, ...READS_PROMOTIONS)) return null
  const businessId = access.actingBusinessId
  return { userId: creatorId, businessId, path: adsPath(businessId, shown) }
}

/** Notifies each person once of an account whose promotions are held, however many there are. // decided: B-4.08 */
export async function notifyOfHolds(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  held: readonly HeldPromotion[],
): Promise<void> {
  for (const ofAccount of Map.groupBy(held, ({ adAccountId }) => adAccountId).values())
    await notifyOfHold(tx, deps, ofAccount)
}

async function notifyOfHold(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  held: readonly HeldPromotion[],
): Promise<void> {
  const [first] = held
  if (!first) return
  const { businessId, adAccountId } = first
  const ids = held.map(({ id }) => id)
  // Who heard of others of this account knows.
  const earlier = await launchersOfOtherHeld(tx, adAccountId, ids)
  const managers = earlier.length === 0 ? await managersOf(tx, businessId) : []
  const own: News[] = []
  for (const [creatorId, launched] of Map.groupBy(held, (each) => each.creatorId)) {
    // Managers are notified of all of them, not only of their own.
    const isToldOfAll = managers.some((id) => id === creatorId) && launched.length < held.length
    if (isToldOfAll || earlier.includes(creatorId)) continue
    const [one = first] = launched
    const to = await launcherOf(tx, one, shownOf(one, launched))
    const kind = launched.length === 1 ? 'own_promotion_on_hold' : 'own_promotions_on_hold'
    if (to) own.push({ kind, historyId: one.historyId, to })
  }
  const path = adsPath(businessId, shownOf(first, held))
  const others = managers.filter((id) => !own.some(({ to }) => to.userId === id))
  const toManagers = others.map((userId): News => ({
    kind: held.length === 1 ? 'promotion_on_hold' : 'promotions_on_hold',
    historyId: first.historyId,
    to: { userId, businessId, path },
  }))
  await notifyEach(tx, deps, [...own, ...toManagers])
}

/** One is shown by itself, several stand in the list of their account. */
const shownOf = ({ adAccountId, id }: Launched, all: readonly Launched[]) =>
  all.length === 1 ? { adAccountId, id } : { adAccountId }
