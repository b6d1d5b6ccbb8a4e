const SWIPE_PX = 40
/** A press that lasts longer holds the page and turns none. */
const HOLD_MS = 300

export type StoryTurn = 'next' | 'previous' | null

interface Point {
  x: number
  at: number
}

/** What a finger that went from one point to another asks for; a tap is left to the button under it. */
export function swipeOf(from: Point, to: Point, isRtl: boolean): StoryTurn {
  const moved = (to.x - from.x) * (isRtl ? -1 : 1)
  if (Math.abs(moved) < SWIPE_PX) return null
  return moved < 0 ? 'next' : 'previous'
}

export const isHold = (from: Point, to: Point): boolean => to.at - from.at > HOLD_MS

/** What a key asks for. */
export function keyTurn(key: string, isRtl: boolean): StoryTurn {
  if (key === 'ArrowRight') return isRtl ? 'previous' : 'next'
  if (key === 'ArrowLeft') return isRtl ? 'next' : 'previous'
  return null
}
