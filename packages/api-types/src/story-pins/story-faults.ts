import type { FieldTextKey } from '../error-texts.ts'
import { fieldText } from '../field-text.ts'
import { isWebUrl } from '../wire/scalars.ts'
import {
  STORY_BLOCK_TYPES as types,
  STORY_MAX_CLIP_SECONDS,
  STORY_MAX_VIDEO_SECONDS,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
} from './story-constants.ts'
import type { StoryBlock, StoryPage } from './story-content.ts'

/** What keeps a story from being published, and where. */
export interface StoryFault {
  path: (string | number)[]
  message: FieldTextKey
}

/** Ids of pages as their writer may choose them. */
export const isStoryRef = (value: string): boolean => /^[A-Za-z0-9_-]{1,40}$/.test(value)

function faultOfBlock(block: StoryBlock): { field: string; message: FieldTextKey } | null {
  switch (block.type) {
    case types.heading:
    case types.paragraph:
    case plainTypes.text:
    case types.genericInteractiveSticker:
      return block.text === '' ? { field: 'text', message: fieldText('field.story.noText') } : null
    case types.link:
      return isWebUrl(block.href) ? null : { field: 'href', message: fieldText('field.story.link') }
    case types.ingredient:
    case types.supply:
    case plainTypes.list:
      return block.items.some(({ name }) => name !== '')
        ? null
        : { field: 'items', message: fieldText('field.story.noItems') }
    default:
      return null
  }
}

function pictureOf(block: StoryBlock): string[] {
  if (block.type === types.image) return [block.image_signature]
  return block.type === types.video ? [block.video_signature] : []
}

/** The pictures of a story and the covers of its videos, in the order they are read. */
export const picturesIn = (pages: readonly StoryPage[]): string[] => [
  ...new Set(pages.flatMap(({ blocks }) => blocks.flatMap(pictureOf))),
]

/**
 * What keeps the clips of a story from being published, by how long each is.
 * @param seconds of a clip, by its signature; undefined is no clip.
 */
export function clipFaults(
  pages: readonly StoryPage[],
  seconds: (signature: string) => number | undefined,
): StoryFault[] {
  let total = 0
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, at) => {
      if (block.type !== types.video) return []
      const length = seconds(block.video_signature)
      total += length ?? 0
      const key =
        length === undefined
          ? 'field.story.noVideo'
          : length > STORY_MAX_CLIP_SECONDS
            ? 'field.story.longClip'
            : total > STORY_MAX_VIDEO_SECONDS
              ? 'field.story.longVideo'
              : null
      const path = ['pages', page, 'blocks', at, 'video_signature']
      return key ? [{ path, message: fieldText(key) }] : []
    }),
  )
}

/** A second track on a page. */
const musicFaults = ({ blocks }: StoryPage, page: number): StoryFault[] =>
  blocks
    .flatMap(({ type }, at) => (type === types.music ? [at] : []))
    .slice(1)
    .map((at) => ({
      path: ['pages', page, 'blocks', at, 'track_id'],
      message: fieldText('field.story.twoTracks'),
    }))

const showsNothing = ({ blocks }: StoryPage): boolean => blocks.every(({ type }) => type === types.music)

/** Everything that keeps a story from being published. */
export function storyFaults({ pages }: { pages: readonly StoryPage[] }): StoryFault[] {
  if (pages.length === 0) return [{ path: ['pages'], message: fieldText('field.story.noPages') }]
  const faults = pages.flatMap((one, page): StoryFault[] =>
    showsNothing(one)
      ? [{ path: ['pages', page, 'blocks'], message: fieldText('field.story.emptyPage') }]
      : one.blocks
          .flatMap((block, at) => {
            const fault = faultOfBlock(block)
            return fault ? [{ path: ['pages', page, 'blocks', at, fault.field], message: fault.message }] : []
          })
          .concat(musicFaults(one, page)),
  )
  if (new Set(pages.map(({ id }) => id)).size < pages.length)
    faults.push({ path: ['pages'], message: fieldText('field.story.samePages') })
  if (picturesIn(pages).length === 0)
    faults.push({ path: ['pages'], message: fieldText('field.story.noPicture') })
  return faults
}
