import {
  attributionOf,
  matchedTopics,
  type AdViewer,
  type Attribution,
  type Candidate,
  type MatchedTopics,
  type PageContext,
} from './eligibility.ts'

export interface Choice {
  promotionId: string
  pinId: string
  attribution: Attribution
  topics: MatchedTopics
}

/** The smallest share of today's budget first, so that small ones are served too; then the oldest. // decided: B-4.62 */
export function byShareOfBudget(one: Candidate, other: Candidate): number {
  const share = (candidate: Candidate) => candidate.spentTodayMicros / candidate.dailyBudgetMicros
  return (
    share(one) - share(other) ||
    one.startAt.getTime() - other.startAt.getTime() ||
    (BigInt(one.id) < BigInt(other.id) ? -1 : 1)
  )
}

/** Which promotions a page shows, in order: each for this viewer, no pin twice. */
export function choosePromotions(
  candidates: readonly Candidate[],
  viewer: AdViewer,
  page: PageContext,
  slots: number,
): Choice[] {
  const chosen: Choice[] = []
  const pinIds = new Set<string>()
  if (slots <= 0) return chosen
  for (const candidate of candidates.toSorted(byShareOfBudget)) {
    if (pinIds.has(candidate.pinId)) continue
    const attribution = attributionOf(candidate, viewer, page)
    if (!attribution) continue
    pinIds.add(candidate.pinId)
    const topics = matchedTopics(candidate, viewer, page)
    chosen.push({ promotionId: candidate.id, pinId: candidate.pinId, attribution, topics })
    if (chosen.length === slots) break
  }
  return chosen
}
