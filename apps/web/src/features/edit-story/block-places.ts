import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import type { StoryEdits } from '@tessera/api-types/story-pins/story-content'
import type { StoryPinItem, StoryPinItemBlock } from './story-item.ts'

/** The middle first, then upwards and downwards by turns, then between them, then beside them. In percent of the page. */
const TOPS = [50, 36, 64, 22, 78, 10, 90, 43, 57, 29, 71, 16, 84]
const LEFTS = [50, 30, 70]
const PLACES = LEFTS.flatMap((left) => TOPS.map((top) => ({ left, top })))
const NEAR_PERCENT = 6

const isPicture = ({ type }: StoryPinItemBlock) => type === types.image || type === types.video

/** Blocks that lie on a page, the picture that fills it left out. */
function lyingOn(page: StoryPinItem, blocks: readonly StoryPinItemBlock[]): StoryPinItemBlock[] {
  const behind = page.layout === 'full_bleed' ? blocks.find(isPicture) : undefined
  return blocks.filter((block) => block !== behind && block.type !== types.music)
}

/** Where a new block of a page does not lie on another one. */
export function freePlace(
  page: StoryPinItem,
  blocks: readonly StoryPinItemBlock[],
  block: StoryPinItemBlock,
): StoryEdits {
  const there = lyingOn(page, blocks)
  if (!lyingOn(page, [...blocks, block]).includes(block)) return block.edits
  const room = ({ left, top }: (typeof PLACES)[number]) =>
    Math.min(...there.map(({ edits }) => Math.hypot(edits.left - left, edits.top - top)))
  const free = PLACES.find((place) => room(place) >= NEAR_PERCENT)
  return { ...block.edits, ...(free ?? PLACES.toSorted((one, other) => room(other) - room(one))[0]) }
}
