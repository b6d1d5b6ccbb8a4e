import { AD_LOAD, type AdPlacement } from '@tessera/api-types/ads/ad-load'
import { requiresConsent } from '@tessera/api-types/consent/consent-rules'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import { choosePromotions, type Choice } from '../../delivery/choose-promotions.ts'
import { type AdAudience, audienceOf, type AdViewer } from '../../delivery/eligibility.ts'
import { placed, slotsOf } from '../../delivery/placement.ts'
import { promotionToken, viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { CallerInfo } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { ViewerFacts } from './delivery-store.ts'
import { countPlaced } from './ad-load-service.ts'
import { countPage } from './page-count-service.ts'
import { promotionsNow } from './running-service.ts'
import type { RunningPromotion } from './running-store.ts'
import { sampleDecision } from './sample-service.ts'
import { factsFor } from './viewer-facts-service.ts'

type Needs = Pick<
  Deps,
  | 'adMetrics'
  | 'afterwards'
  | 'caches'
  | 'newId'
  | 'now'
  | 'read'
  | 'replica'
  | 'site'
  | 'thirdParties'
  | 'transact'
>

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

const isCard = (item: { type: string }): item is PinCard => item.type === 'pin'

/** Promoted pins of one page: their cards are read with those of the organic ones, and placed between them. */
export interface Promoted {
  pinIds: readonly string[]
  placed<Item extends { id: string; type: string }>(
    items: Item[],
    cards: ReadonlyMap<string, PinCard>,
  ): (Item | PinCard)[]
}

export const NOTHING_PROMOTED: Promoted = { pinIds: [], placed: (items) => items }

/** Chooses what is promoted on a page on which some pins will stand. */
export type PageAds = (organicIds: readonly string[]) => Promise<Promoted>

/**
 * Promoted pins stand beside the organic ones of a page and do not move its bookmark. Members alone see them:
 * what visitors see is made once for all of them.
 */
export const pageAds =
  (adCaller: AdCaller, about: About, deps: Needs): PageAds =>
  (organicIds) =>
    choosePromoted(organicIds, adCaller, about, deps)

async function choosePromoted(
  organicIds: readonly string[],
  { viewer, caller }: AdCaller,
  about: About,
  deps: Needs,
): Promise<Promoted> {
  const load = AD_LOAD[about.placement]
  if (viewer.state !== 'AUTH' || viewer.isBot || viewer.isUnder16) return NOTHING_PROMOTED
  const nothing = nothingOn(about.placement, deps)
  const slots = slotsOf(organicIds.length, load)
  if (slots === 0) return nothing
  countPage(viewer.country, deps)
  const { all, ready } = await promotionsNow(viewer.country, deps)
  if (ready.length === 0) {
    sampleDecision(all, null, deps)
    return nothing
  }
  const viewerKey = viewerKeyOf(deps.site.secret, viewer.userId)
  const asked = { userId: viewer.userId, viewerKey, now: deps.now(), aboutPinId: about.pinId ?? null }
  const facts = await factsFor(viewer, asked, deps)
  if (!facts) return nothing
  const page = {
    pinIds: [...organicIds, ...(about.pinId ? [about.pinId] : [])],
    topicIds: [...facts.pageTopicIds, ...(about.topic ? [about.topic] : [])],
  }
  const person = toAdViewer(viewer, facts, caller.isPrivacySignalled, deps)
  const choices = choosePromotions(ready, person, page, slots)
  sampleDecision(all, { decision: { slots, viewer: person, page, candidates: ready }, choices }, deps)
  const served = {
    promotions: ready,
    viewerKey,
    placement: about.placement,
    audience: audienceOf(person),
  }
  return {
    pinIds: choices.map(({ pinId }) => pinId),
    placed(items, cards) {
      const organic = items.map((item) => (isCard(item) ? { ...item, promotion: null } : item))
      const promoted = promotedCards(choices, cards, served, deps)
      const page = placed<(typeof items)[number] | PinCard>(organic, promoted, load)
      const ads = new Set<object>(promoted)
      countPlaced(
        about.placement,
        page.map((item) => ads.has(item)),
        deps,
      )
      return page
    },
  }
}

/** A page that ads may stand on, without any. */
const nothingOn = (placement: AdPlacement, deps: Needs): Promoted => ({
  pinIds: [],
  placed(items) {
    countPlaced(
      placement,
      items.map(() => false),
      deps,
    )
    return items
  },
})

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
    audienceIds: facts.audienceIds,
    businessIds: facts.businessIds,
    // Nobody is shown an ad of their own.
    blockedIds: [...facts.blockedIds, userId],
    hiddenIds: facts.hiddenIds,
    hidesAi: facts.hidesAi,
    seenToday: new Map(Object.entries(facts.seenToday)),
  }
}

interface Served {
  promotions: readonly RunningPromotion[]
  viewerKey: string
  placement: AdPlacement
  audience: AdAudience | undefined
}

function promotedCards(
  choices: readonly Choice[],
  cards: ReadonlyMap<string, PinCard>,
  { promotions, viewerKey, placement, audience }: Served,
  deps: Needs,
): PinCard[] {
  return choices.flatMap(({ promotionId, pinId, attribution, topics }) => {
    const card = cards.get(pinId)
    const promotion = promotions.find(({ id }) => id === promotionId)
    if (!card || !promotion) return []
    return [
      {
        ...card,
        link: promotion.shown.destinationUrl,
        domain: new URL(promotion.shown.destinationUrl).hostname,
        is_promoted: true,
        promotion: {
          id: promotionId,
          advertiser_id: promotion.shown.adAccountId,
          promoter_name: promotion.shown.promoterName,
          token: promotionToken(
            deps.site.secret,
            { promotionId, pinId, placement, audience },
            viewerKey,
            deps.now(),
          ),
          has_lead_form: promotion.shown.hasLeadForm,
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

const namesOf = (topics: readonly string[], { shown: { topicNames } }: RunningPromotion): string[] => [
  ...new Set(topics.flatMap((topic) => topicNames[topic] ?? [])),
]
