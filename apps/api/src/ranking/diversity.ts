import type { Candidate, CandidateSource } from './candidate.ts'
import {
  DIVERSITY_REACH,
  SAME_BOARD_FACTOR,
  SAME_CREATOR_FACTOR,
  SAME_APPEARANCE_FACTOR,
  SAME_SOURCE_FACTOR,
} from './ranking-constants.ts'

export interface Placed {
  candidate: Candidate
  source: CandidateSource
}

/** The part of a score that is left after the last pins placed: below 1 for more of the same. */
export function diversityFactor({ candidate, source }: Placed, placed: readonly Placed[]): number {
  let factor = 1
  for (let index = Math.max(0, placed.length - DIVERSITY_REACH); index < placed.length; index += 1) {
    const before = placed[index] as Placed
    if (before.candidate.creatorId === candidate.creatorId) factor *= SAME_CREATOR_FACTOR
    if (before.candidate.boardId === candidate.boardId) factor *= SAME_BOARD_FACTOR
    if (before.candidate.look === candidate.look) factor *= SAME_APPEARANCE_FACTOR
    if (before.source === source) factor *= SAME_SOURCE_FACTOR
  }
  return factor
}
