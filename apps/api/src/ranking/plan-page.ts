import type { Candidate, CandidateSource, Position, SourceWindow } from './candidate.ts'
import { diversityFactor, type Placed } from './diversity.ts'
import { PATIENCE } from './ranking-constants.ts'
import { scoreCandidate } from './score-candidate.ts'
import type { SeenSet } from './seen-set.ts'

export interface PagePlan {
  /** The page, best first. */
  placed: Placed[]
  /** Where each source goes on; null for one that has ended. */
  positions: Map<CandidateSource, Position | null>
  /** False when no source has anything left. */
  hasMore: boolean
}

interface Waiting extends Placed {
  index: number
  score: number
}

/**
 * Blends what the sources propose into one page: the best score first, each lowered by how
 * much the pins just placed resemble it; one pin per picture idea, none that `seen` holds.
 * Marks the page in `seen`. The same windows and the same `seen` always give the same page.
 */
export function planPage(windows: readonly SourceWindow[], size: number, seen: SeenSet): PagePlan {
  let waiting = windows.flatMap((window) => waitingOf(window, seen))
  const placed: Placed[] = []
  const taken = new Set<string>()
  while (placed.length < size && waiting.length > 0) {
    const best = bestOf(waiting, placed)
    placed.push({ candidate: best.candidate, source: best.source })
    taken.add(best.candidate.aggregatedPinId)
    waiting = waiting.filter(({ candidate }) => !taken.has(candidate.aggregatedPinId))
  }
  for (const id of taken) seen.add(id)
  const positions = new Map(windows.map((window) => [window.source, positionAfter(window, seen)]))
  const hasMore = waiting.length > 0 || [...positions.values()].some((position) => position !== null)
  return { placed, positions, hasMore }
}

function waitingOf({ source, candidates }: SourceWindow, seen: SeenSet): Waiting[] {
  const unseen = candidates
    .map((candidate, index) => ({ candidate, index }))
    .filter(({ candidate }) => !seen.has(candidate.aggregatedPinId))
  return unseen.map(({ candidate, index }, place) => ({
    candidate,
    source,
    index,
    score: scoreCandidate(candidate, source, place),
  }))
}

function bestOf(waiting: readonly Waiting[], placed: readonly Placed[]): Waiting {
  let best = waiting[0] as Waiting
  let bestScore = -1
  for (const item of waiting) {
    if (item.score <= bestScore) continue
    const score = item.score * diversityFactor(item, placed)
    if (score > bestScore || (score === bestScore && isBefore(item.candidate, best.candidate))) {
      best = item
      bestScore = score
    }
  }
  return best
}

const isBefore = (one: Candidate, other: Candidate): boolean => BigInt(one.pinId) > BigInt(other.pinId)

/** A source goes on before its first pin still unseen, unless too many of its others have passed that one. */
function positionAfter({ candidates, from, next }: SourceWindow, seen: SeenSet): Position | null {
  const isShown = candidates.map(({ aggregatedPinId }) => seen.has(aggregatedPinId))
  const firstLeft = isShown.indexOf(false)
  if (firstLeft === -1) return next
  const lastDone = Math.max(firstLeft - 1, isShown.lastIndexOf(true) - PATIENCE)
  return candidates[lastDone]?.position ?? from
}
