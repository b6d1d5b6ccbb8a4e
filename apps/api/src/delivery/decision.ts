import { MOST_SIGHTS_A_DAY } from '@tessera/api-types/ads/ad-load'
import type { DeliveryVerdict } from '@tessera/api-types/ads/delivery-verdicts'
import { choosePromotions, inOrder, type Choice } from './choose-promotions.ts'
import {
  attributionOf,
  genderOf,
  isAffordable,
  isAheadOfDay,
  isBarred,
  youngestOf,
  type AdViewer,
  type Candidate,
  type PageContext,
} from './eligibility.ts'

/** Raised with each change of the rules of choice: what other rules decided cannot be decided again. */
export const CHOICE_VERSION = 4
const MOST_CANDIDATES = 200

/** What a page was chosen from. */
export interface Decision {
  slots: number
  viewer: AdViewer
  page: PageContext
  candidates: readonly Candidate[]
}

/** A decision as it is kept: what the choice looked at and no more, without a name. */
export interface StoredDecision {
  version: number
  slots: number
  viewer: Omit<AdViewer, 'seenToday'> & { seenToday: Readonly<Record<string, number>> }
  page: PageContext
  candidates: readonly (Omit<Candidate, 'startAt'> & { startAt: string })[]
}

const common = (some: readonly string[], others: ReadonlySet<string>) => some.filter((one) => others.has(one))

/** Stands for topics that no candidate is about: that somebody has interests at all counts, too. */
const OTHER_TOPIC = 'other'

function interestsAmong({ interestIds }: AdViewer, candidates: readonly Candidate[]): string[] {
  const topics = new Set(candidates.flatMap((each) => [...each.interestIds, ...each.topicIds]))
  const shared = common(interestIds, topics)
  return shared.length === 0 && interestIds.length > 0 ? [OTHER_TOPIC] : shared
}

/** Of a viewer what makes a difference between these candidates. */
function narrowed(viewer: AdViewer, candidates: readonly Candidate[]): StoredDecision['viewer'] {
  const ids = new Set(candidates.map(({ id }) => id))
  return {
    country: viewer.country,
    locale: viewer.locale,
    isPersonalized: viewer.isPersonalized,
    age: viewer.age === null ? null : youngestOf(viewer.age),
    gender: genderOf(viewer.gender),
    interestIds: interestsAmong(viewer, candidates),
    audienceIds: common(viewer.audienceIds, new Set(candidates.flatMap((each) => each.audienceIds ?? []))),
    businessIds: common(viewer.businessIds, new Set(candidates.map(({ businessId }) => businessId))),
    blockedIds: common(viewer.blockedIds, new Set(candidates.map(({ ownerId }) => ownerId))),
    hiddenIds: common(viewer.hiddenIds, ids),
    hidesAi: viewer.hidesAi,
    seenToday: Object.fromEntries([...viewer.seenToday].filter(([id]) => ids.has(id))),
  }
}

/** Candidates in the order of the choice, up to the last one that it looked at. */
function lookedAt({ candidates, slots }: Decision, choices: readonly Choice[]): readonly Candidate[] {
  const ordered = inOrder(candidates)
  const last = choices.at(-1)?.promotionId
  return choices.length < slots ? ordered : ordered.slice(0, ordered.findIndex(({ id }) => id === last) + 1)
}

/** What to keep of a decision so that it can be made again; null where that would be too much. */
export function storedDecision(decision: Decision, choices: readonly Choice[]): StoredDecision | null {
  const candidates = lookedAt(decision, choices)
  if (candidates.length > MOST_CANDIDATES) return null
  const { slots, page, viewer } = decision
  return {
    version: CHOICE_VERSION,
    slots,
    viewer: narrowed(viewer, candidates),
    page: {
      topicIds: page.topicIds,
      pinIds: common(page.pinIds, new Set(candidates.map(({ pinId }) => pinId))),
    },
    candidates: candidates.map((each) => ({ ...each, startAt: each.startAt.toISOString() })),
  }
}

export interface Replayed {
  chosen: string[]
  candidates: { id: string; shareOfBudget: number; verdict: DeliveryVerdict }[]
}

/** Makes a kept decision again; null where other rules made it. */
export function replayed({ version, slots, viewer, page, candidates }: StoredDecision): Replayed | null {
  if (version !== CHOICE_VERSION) return null
  const decision = {
    slots,
    viewer: { ...viewer, seenToday: new Map(Object.entries(viewer.seenToday)) },
    page,
    candidates: inOrder(candidates.map((each) => ({ ...each, startAt: new Date(each.startAt) }))),
  }
  const chosen = choosePromotions(decision.candidates, decision.viewer, page, slots).map(
    ({ promotionId }) => promotionId,
  )
  return {
    chosen,
    candidates: decision.candidates.map((candidate) => ({
      id: candidate.id,
      shareOfBudget: candidate.spentTodayMicros / candidate.dailyBudgetMicros,
      verdict: verdictOf(candidate, decision, chosen),
    })),
  }
}

/** What became of a candidate on a page. */
export function verdictOf(
  candidate: Candidate,
  { viewer, page }: Pick<Decision, 'page' | 'viewer'>,
  chosen: readonly string[],
): DeliveryVerdict {
  if (chosen.includes(candidate.id)) return 'SHOWN'
  const held = verdictOnAll(candidate)
  if (held) return held
  if ((viewer.seenToday.get(candidate.id) ?? 0) >= MOST_SIGHTS_A_DAY) return 'SEEN_ENOUGH'
  if (isBarred(candidate, viewer, page)) return 'KEPT_FROM_VIEWER'
  return attributionOf(candidate, viewer, page) ? 'OTHERS_FIRST' : 'NOT_TARGETED'
}

/** What keeps it from everybody now; null where nothing does. */
export function verdictOnAll(candidate: Candidate): DeliveryVerdict | null {
  const { spentTodayMicros, nextChargeMicros, dailyBudgetMicros } = candidate
  if (!isAffordable(candidate))
    return spentTodayMicros + nextChargeMicros > dailyBudgetMicros ? 'BUDGET_SPENT' : 'CAP_REACHED'
  return isAheadOfDay(candidate) ? 'SPREAD_OVER_DAY' : null
}
