import { AD_LOAD, type AdPlacement } from '@tessera/api-types/ads/ad-load'
import { DAY_MS } from '../../kernel/durations.ts'
import { choosePromotions, inOrder, type InOrder } from '../../delivery/choose-promotions.ts'
import type { PromotionEvent } from '../../delivery/charging.ts'
import type { AdViewer, Candidate } from '../../delivery/eligibility.ts'
import { loadOf, placed, slotsOf } from '../../delivery/placement.ts'
import { seededRandom, type Random } from '../../demo/random.ts'
import { MARKET_COUNTRIES, MARKET_TOPICS, type MarketCountry } from './market-plan.ts'

const SEEN_MS = DAY_MS
const PLACEMENTS = Object.keys(AD_LOAD) as AdPlacement[]
const [SEEN_SHARE, CLICK_SHARE, OTHER_SHARE, AGAIN_SHARE] = [0.7, 0.12, 0.03, 0.2]

/** When each member saw what, as the server counts it. */
export type Impressions = Map<number, Map<string, number[]>>

export interface Traffic {
  random: Random
  impressions: Impressions
  events: number
  /** Pages, ads on them, and those that stand where the public contract lets none stand. */
  load: { pages: number; ads: number; misplaced: number }
}

export const newTraffic = (seed: number): Traffic => ({
  random: seededRandom(seed),
  impressions: new Map(),
  events: 0,
  load: { pages: 0, ads: 0, misplaced: 0 },
})

/** Who a member is depends on their number alone. */
export function viewerOf(member: number, seed: number, impressions: Impressions, now: number): AdViewer {
  const random = seededRandom(seed + member * 7919)
  const { country, locale } = random.pick(MARKET_COUNTRIES)
  const seen = [...(impressions.get(member) ?? [])].map(
    ([id, times]) => [id, times.filter((at) => at > now - SEEN_MS).length] as const,
  )
  return {
    country,
    locale: random.chance(0.8) ? locale : 'en_US',
    isPersonalized: random.chance(0.8),
    age: random.chance(0.9) ? random.whole(16, 80) : null,
    gender: random.pick(['female', 'male', null]),
    interestIds: random.shuffle(MARKET_TOPICS).slice(0, random.whole(0, 4)),
    audienceIds: [],
    businessIds: [],
    blockedIds: [],
    hiddenIds: [],
    hidesAi: false,
    seenToday: new Map(seen),
  }
}

/** One page of a member: what is promoted on it, and what they do with that. */
export function visit(
  traffic: Traffic,
  running: ReadonlyMap<MarketCountry['country'], InOrder<Candidate>>,
  { viewer, member, now }: { viewer: AdViewer; member: number; now: number },
): PromotionEvent[] {
  const { random, load } = traffic
  const adLoad = AD_LOAD[random.pick(PLACEMENTS)]
  const organic = Array.from({ length: random.whole(2, 30) }, (_, index) => `organic ${index}`)
  const topicIds = random.chance(0.5) ? [random.pick(MARKET_TOPICS)] : []
  const choices = choosePromotions(
    running.get(viewer.country) ?? inOrder([]),
    viewer,
    { pinIds: [], topicIds },
    slotsOf(organic.length, adLoad),
  )
  const page = placed(
    organic,
    choices.map(({ promotionId }) => promotionId),
    adLoad,
  )
  load.pages += 1
  load.ads += page.length - organic.length
  const others = new Set(organic)
  load.misplaced += loadOf(
    page.map((item) => !others.has(item)),
    adLoad,
  ).misplaced
  return page
    .filter((item) => !item.startsWith('organic'))
    .flatMap((promotionId) => done(traffic, { promotionId, member, now }))
}

function done(
  traffic: Traffic,
  { promotionId, member, now }: { promotionId: string; member: number; now: number },
): PromotionEvent[] {
  const { random, impressions } = traffic
  if (!random.chance(SEEN_SHARE)) return []
  const event = (kind: PromotionEvent['kind']): PromotionEvent => ({
    clientUuid: uuidOf((traffic.events += 1)),
    promotionId,
    kind,
    viewerKey: `market ${member}`,
  })
  const ofMember = impressions.get(member) ?? new Map<string, number[]>()
  ofMember.set(promotionId, [...(ofMember.get(promotionId) ?? []).filter((at) => at > now - SEEN_MS), now])
  impressions.set(member, ofMember)
  const events = [event('IMPRESSION')]
  while (random.chance(events.length === 1 ? CLICK_SHARE : AGAIN_SHARE)) events.push(event('OUTBOUND_CLICK'))
  if (random.chance(OTHER_SHARE)) events.push(event(random.pick(['SAVE', 'PIN_CLICK'])))
  return events
}

const uuidOf = (event: number): string => `00000000-0000-4000-8000-${event.toString(16).padStart(12, '0')}`
