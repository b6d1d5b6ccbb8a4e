import { STORY_MAX_SCALE, STORY_MIN_SCALE } from '@tessera/api-types/story-pins/story-constants'
import type { StoryEdits } from '@tessera/api-types/story-pins/story-content'

const SNAP_PERCENT = 1.5
const SNAP_DEGREES = 4
const QUARTER = 90
const STEP_PERCENT = 1
const BIG_STEP_PERCENT = 5
const STEP_SCALE = 1.1
const STEP_DEGREES = 5
const CENTER = 50
const EDGE = 100

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
const snapped = (value: number): number => (Math.abs(value - CENTER) < SNAP_PERCENT ? CENTER : value)

/** Moved by percents of the page; the middle attracts, and a block's center stays on the page. */
export const moved = (edits: StoryEdits, byX: number, byY: number, snaps = true): StoryEdits => {
  const place = (value: number) => within(snaps ? snapped(value) : value, 0, EDGE)
  return { ...edits, left: place(edits.left + byX), top: place(edits.top + byY) }
}

export const scaledBy = (edits: StoryEdits, factor: number): StoryEdits => ({
  ...edits,
  scale: within(edits.scale * factor, STORY_MIN_SCALE, STORY_MAX_SCALE),
})

/** Turned by degrees; right angles attract. */
export function rotatedBy(edits: StoryEdits, degrees: number, snaps = true): StoryEdits {
  const turned = edits.transform.rotate + degrees
  const angle = ((((turned + 180) % 360) + 360) % 360) - 180
  const nearest = Math.round(angle / QUARTER) * QUARTER
  const rotate = snaps && Math.abs(angle - nearest) < SNAP_DEGREES ? nearest : angle
  return { ...edits, transform: { ...edits.transform, rotate } }
}

interface Point {
  x: number
  y: number
}

/** What the handle of a block asks for that was pulled from one point to another, around the block's center. */
export function pulled(edits: StoryEdits, center: Point, from: Point, to: Point): StoryEdits {
  const reach = (point: Point) => Math.hypot(point.x - center.x, point.y - center.y) || 1
  const angle = (point: Point) => (Math.atan2(point.y - center.y, point.x - center.x) * 180) / Math.PI
  return rotatedBy(scaledBy(edits, reach(to) / reach(from)), angle(to) - angle(from))
}

/** What a key does to the selected block; nothing for any other key. */
export function keyMove(edits: StoryEdits, key: string, isBig: boolean): StoryEdits | null {
  const step = isBig ? BIG_STEP_PERCENT : STEP_PERCENT
  switch (key) {
    case 'ArrowLeft':
      return moved(edits, -step, 0, false)
    case 'ArrowRight':
      return moved(edits, step, 0, false)
    case 'ArrowUp':
      return moved(edits, 0, -step, false)
    case 'ArrowDown':
      return moved(edits, 0, step, false)
    case '+':
    case '=':
      return scaledBy(edits, STEP_SCALE)
    case '-':
      return scaledBy(edits, 1 / STEP_SCALE)
    case '[':
      return rotatedBy(edits, -STEP_DEGREES, false)
    case ']':
      return rotatedBy(edits, STEP_DEGREES, false)
    default:
      return null
  }
}
