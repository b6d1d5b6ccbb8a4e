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
function byShareOfBudget(one: Candidate, other: Candidate): number {
  const share = (candidate: Candidate) => candidate.spentTodayMicros / candidate.dailyBudgetMicros
  return (
    share(one) - share(other) ||
    one.startAt.getTime() - other.startAt.getTime() ||
    (BigInt(one.id) < BigInt(other.id) ? -1 : 1)
  )
}

declare const isInOrder: unique symbol
/** Candidates in the order of the choice. */
export type InOrder<C extends Candidate> = readonly C[] & { readonly [isInOrder]: true }

export const inOrder = <C extends Candidate>(candidates: readonly C[]): InOrder<C> =>
  candidates.toSorted(byShareOfBudget) as readonly C[] as InOrder<C>

/** Which promotions a page shows, in order: each for this viewer, no pin twice. */
export function choosePromotions(
  candidates: InOrder<Candidate>,
  viewer: AdViewer,
  page: PageContext,
  slots: number,
): Choice[] {
  const chosen: Choice[] = []
  const pinIds = new Set<string>()
  if (slots <= 0) return chosen
  for (const candidate of candidates) {
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
