import type { Candidate, CandidateSource } from './candidate.ts'
import {
  FRESH_BONUS,
  FRESH_HALF_LIFE_DAYS,
  VISUAL_BONUS,
  PLACE_HALF,
  SOURCE_SCORE_SHARE,
  SOURCE_WEIGHT,
} from './ranking-constants.ts'

/**
 * What a candidate is worth before its neighbours on the page are known.
 * @param place 0 for the first unseen pin of the source's window
 */
export function scoreCandidate(candidate: Candidate, source: CandidateSource, place: number): number {
  const order = PLACE_HALF / (PLACE_HALF + place)
  const own = 1 - SOURCE_SCORE_SHARE * (1 - candidate.sourceScore)
  const freshness = 1 + FRESH_BONUS * 2 ** (-candidate.ageDays / FRESH_HALF_LIFE_DAYS)
  const looks = 1 + VISUAL_BONUS * candidate.visualSimilarity
  return SOURCE_WEIGHT[source] * order * own * freshness * looks
}
