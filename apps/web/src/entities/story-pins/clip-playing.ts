import {
  STORY_AUTO_ADVANCE_MS,
  STORY_BLOCK_TYPES as types,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryBlockView, StoryPageView } from '@tessera/api-types/story-pins/views'

export type StoryClip = Extract<StoryBlockView, { type: typeof types.video }>

export type StoryMusicBlock = Extract<StoryBlockView, { type: typeof types.music }>

/** How the clips of a page play. */
export interface ClipPlaying {
  isPlaying: boolean
  isMuted: boolean
  /** The browser refused to play with sound. */
  onMuted: () => void
  /** A clip was played to its end, or cannot be played. */
  onEnd: (clip: StoryClip) => void
}

/** The clip that a page lasts as long as; none where it has pictures and words alone. */
export const leadingClip = ({ blocks }: StoryPageView): StoryClip | undefined =>
  blocks
    .filter((block) => block.type === types.video)
    .toSorted((one, other) => other.duration - one.duration)[0]

/** The music of a page, if it has any. */
export const musicOf = ({ blocks }: StoryPageView): StoryMusicBlock | undefined =>
  blocks.find((block) => block.type === types.music)

/** Milliseconds that a page is shown for. */
export const pageDuration = (page: StoryPageView): number =>
  leadingClip(page)?.duration ?? STORY_AUTO_ADVANCE_MS
