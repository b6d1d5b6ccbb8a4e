import { AD_LOAD } from '@tessera/api-types/ads/ad-load'
import { requiresConsent } from '@tessera/api-types/consent/consent-rules'
import type { AdPlacement } from '@tessera/api-types/pins/ad-placements'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import { choosePromotions, type Choice } from '../../delivery/choose-promotions.ts'
import type { AdViewer } from '../../delivery/eligibility.ts'
import { placed, slotsOf } from '../../delivery/placement.ts'
import { promotionToken, viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { CacheKind } from '../../kernel/caches.ts'
import type { CallerInfo } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { hydratePinCards } from '../pins/pin-hydration.ts'
import { runningPromotions, viewerFacts, type RunningPromotion, type ViewerFacts } from './delivery-store.ts'

type Needs = Pick<Deps, 'caches' | 'now' | 'replica' | 'site' | 'thirdParties'>

/** Where a page stands, and what it is about where it is about something. */
interface About {
  placement: AdPlacement
  pinId?: string
  /** Id or slug. */
  topic?: string
}

export interface AdCaller {
  viewer: Viewer
  caller: Pick<CallerInfo, 'isPrivacySignalled'>
}

/** What runs is the same for everybody, and known again within so long. */
const RUNNING_KEEP_MS = 2_000
const running: CacheKind<{ at: number; promotions: RunningPromotion[] }> = {
  name: 'running promotions',
  max: 1,
}

async function promotionsNow({ caches, now, replica }: Needs): Promise<RunningPromotion[]> {
  const cache = caches.of(running)
  const at = now().getTime()
  const known = cache.get('all')
  if (known && Math.abs(at - known.at) < RUNNING_KEEP_MS) return known.promotions
  const promotions = await runningPromotions(replica, now())
  cache.set('all', { at, promotions })
  return promotions
}

const isCard = (item: { type: string }): item is PinCard => item.type === 'pin'

/**
 * A page of a feed with the promoted pins at their places, beside the organic ones and without moving the
 * bookmark. Members alone see them: what visitors see is made once for all of them.
 */
export async function withPromoted<Item extends { id: string; type: string }>(
  items: Item[],
  { viewer, caller }: AdCaller,
  about: About,
  deps: Needs,
): Promise<(Item | PinCard)[]> {
  const load = AD_LOAD[about.placement]
  const slots = slotsOf(items.filter(isCard).length, load)
  if (viewer.state !== 'AUTH' || viewer.isBot || viewer.isUnder16 || slots === 0) return items
  const promotions = await promotionsNow(deps)
  if (promotions.length === 0) return items
  const viewerKey = viewerKeyOf(deps.site.secret, viewer.userId)
  const asked = { userId: viewer.userId, viewerKey, now: deps.now(), aboutPinId: about.pinId ?? null }
  const facts = await viewerFacts(deps.replica, asked)
  if (!facts) return items
  const page = {
    pinIds: [...items.map(({ id }) => id), ...(about.pinId ? [about.pinId] : [])],
    topicIds: [...facts.pageTopicIds, ...(about.topic ? [about.topic] : [])],
  }
  const person = toAdViewer(viewer, facts, caller.isPrivacySignalled, deps)
  const choices = choosePromotions(promotions, person, page, slots)
  const cards = await promotedCards(
    choices,
    { viewer, promotions, viewerKey, placement: about.placement },
    deps,
  )
  const organic = items.map((item) => (isCard(item) ? { ...item, promotion: null } : item))
  return placed<Item | PinCard>(organic, cards, load)
}

const toAdViewer = (
  { userId, country, locale }: { userId: string; country: string; locale: string },
  facts: ViewerFacts,
  isPrivacySignalled: boolean,
  { thirdParties }: Pick<Deps, 'thirdParties'>,
): AdViewer => {
  const consents = facts.allowsPersonalization ?? !requiresConsent([country], thirdParties.consentCountries)
  return {
    country,
    locale,
    isPersonalized: consents && facts.isPersonalized && !isPrivacySignalled,
    age: facts.age,
    gender: facts.gender,
    interestIds: facts.interestIds,
    businessIds: facts.businessIds,
    // Nobody is shown an ad of their own.
    blockedIds: [...facts.blockedIds, userId],
    hiddenIds: facts.hiddenIds,
    seenToday: new Map(Object.entries(facts.seenToday)),
  }
}

interface Served {
  viewer: Viewer
  promotions: readonly RunningPromotion[]
  viewerKey: string
  placement: AdPlacement
}

async function promotedCards(
  choices: readonly Choice[],
  { viewer, promotions, viewerKey, placement }: Served,
  deps: Needs,
): Promise<PinCard[]> {
  if (choices.length === 0) return []
  const ids = choices.map(({ pinId }) => pinId)
  const cards = await hydratePinCards({ ...deps, read: deps.replica }, viewer, ids)
  return choices.flatMap(({ promotionId, pinId, attribution, topics }) => {
    const card = cards.find(({ id }) => id === pinId)
    const promotion = promotions.find(({ id }) => id === promotionId)
    if (!card || !promotion) return []
    return [
      {
        ...card,
        link: promotion.destinationUrl,
        domain: new URL(promotion.destinationUrl).hostname,
        is_promoted: true,
        promotion: {
          id: promotionId,
          advertiser_id: promotion.adAccountId,
          promoter_name: promotion.promoterName,
          token: promotionToken(deps.site.secret, promotionId, viewerKey, deps.now()),
          attribution,
          delivery: {
            placement,
            country: promotion.country,
            interests: namesOf(topics.interests, promotion),
            page_topics: namesOf(topics.page, promotion),
          },
        },
      },
    ]
  })
}

const namesOf = (
  topics: readonly string[],
  { topicNames }: Pick<RunningPromotion, 'topicNames'>,
): string[] => [...new Set(topics.flatMap((topic) => topicNames[topic] ?? []))]
