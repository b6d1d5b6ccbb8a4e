import type { Db, Deps } from '../../kernel/deps.ts'
import { findAdAccountAccess, isAllowedOn } from '../business/ad-account-access.ts'
import { notifyOnce, type Concern, type News, type OwnConcern } from '../business/notice-service.ts'
import { READS_PROMOTIONS } from './promotion-rules.ts'
import { launchersOfOtherHeld } from './settle-store.ts'

interface Launched {
  id: string
  businessId: string
  adAccountId: string
  creatorId: string | null
}

/** A promotion that billing holds from now on, with the entry that says so. */
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

/** Tells each person once of an account whose promotions are held, however many there are. // decided: B-4.08 */
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
  // Who heard of others of this account knows.
  const earlier = await launchersOfOtherHeld(
    tx,
    adAccountId,
    held.map(({ id }) => id),
  )
  const fresh = held.filter(({ creatorId }) => !earlier.includes(creatorId))
  const own: News<OwnConcern>[] = []
  for (const launched of Map.groupBy(fresh, ({ creatorId }) => creatorId).values()) {
    const news = newsOf(launched, 'own_promotion_on_hold', 'own_promotions_on_hold')
    const to = news && (await launcherOf(tx, news.about, news.shown))
    if (to) own.push({ kind: news.kind, historyId: news.historyId, to })
  }
  const forManagers = earlier.length === 0 ? newsOf(held, 'promotion_on_hold', 'promotions_on_hold') : null
  const managers = forManagers && {
    kind: forManagers.kind,
    historyId: forManagers.historyId,
    to: { path: adsPath(businessId, forManagers.shown) },
  }
  await notifyOnce(tx, deps, businessId, { own, managers })
}

/** One is named and shown by itself, several stand in the list of their account. */
function newsOf<One extends string, Several extends string>(
  held: readonly HeldPromotion[],
  one: One,
  several: Several,
) {
  const [about] = held
  if (!about) return null
  const { adAccountId, id, historyId } = about
  return held.length === 1
    ? { about, historyId, kind: one, shown: { adAccountId, id } }
    : { about, historyId, kind: several, shown: { adAccountId } }
}
