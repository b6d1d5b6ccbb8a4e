import type { Candidate, SourceWindow } from './candidate.ts'
import {
  STORY_LEAST_PAGE,
  STORY_LEAST_PINS,
  STORY_PINS,
  STORY_PINS_PER_CREATOR,
} from './ranking-constants.ts'
import type { SeenSet } from './seen-set.ts'

/**
 * Ids of pins that stand together: the best loved of a topic, but for what a nearer source would place
 * on the page itself. None where too little is left to tell. Marks them in `seen`.
 */
export function planStory(windows: readonly SourceWindow[], pageSize: number, seen: SeenSet): string[] {
  if (pageSize < STORY_LEAST_PAGE) return []
  const ofTopic = windows.find(({ source }) => source === 'topic')?.candidates ?? []
  const nearer = nearerPictures(windows, pageSize)
  const pins = fewOfEach(ofTopic.filter(({ aggregatedPinId: id }) => !nearer.has(id) && !seen.has(id)))
  if (pins.length < STORY_LEAST_PINS) return []
  for (const { aggregatedPinId } of pins) seen.add(aggregatedPinId)
  return pins.map(({ pinId }) => pinId)
}

/** What the sources that know the pin itself put first; the tail is for when nothing else is left. */
function nearerPictures(windows: readonly SourceWindow[], pageSize: number): Set<string> {
  const near = windows.filter(({ source }) => source !== 'topic' && source !== 'tail')
  const first = near.flatMap(({ candidates }) => candidates.slice(0, pageSize))
  return new Set(first.map(({ aggregatedPinId }) => aggregatedPinId))
}

function fewOfEach(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = []
  for (const one of candidates) {
    const ofSame = chosen.filter(({ creatorId }) => creatorId === one.creatorId)
    const isThere = chosen.some(({ aggregatedPinId }) => aggregatedPinId === one.aggregatedPinId)
    if (ofSame.length < STORY_PINS_PER_CREATOR && !isThere) chosen.push(one)
    if (chosen.length === STORY_PINS) break
  }
  return chosen
}
