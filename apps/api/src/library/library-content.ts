import { MAX_CAROUSEL_SLOTS } from '@tessera/api-types/pin-drafts/draft-content'
import { pinTextView } from '@tessera/api-types/pins/pin-text'
import {
  STORY_BLOCK_TYPES as types,
  STORY_MAX_BLOCKS,
  STORY_MAX_PAGES,
  STORY_TEMPLATES,
} from '@tessera/api-types/story-pins/story-constants'
import {
  type StoryContent,
  type StoryPage,
  storyPageLook,
  storyPicture,
  storyWordBlocks,
} from '@tessera/api-types/story-pins/story-content'
import { picturesIn, storyFaults } from '@tessera/api-types/story-pins/story-faults'
import { z } from 'zod'

/**
 * What a pin is besides its picture: nothing, the slots of a carousel, or the pages of a story. `image` is the name of a
 * file in a document, and the signature of a picture on a site.
 */
export const contentOf = <I extends z.ZodType<string>>(image: I) => {
  const { title, description, link, alt_text } = pinTextView
  const block = z.discriminatedUnion('type', [
    ...storyWordBlocks((item, max) => z.array(item).max(max)),
    z.object({ ...storyPicture, image }),
  ])
  return z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('carousel'),
      slots: z
        .array(z.object({ title, description, link, alt_text: alt_text.default(''), image }))
        .min(2)
        .max(MAX_CAROUSEL_SLOTS),
    }),
    z.object({
      kind: z.literal('story'),
      template_type: z.enum(STORY_TEMPLATES),
      pages: z
        .array(z.object({ ...storyPageLook, blocks: z.array(block).min(1).max(STORY_MAX_BLOCKS) }))
        .min(1)
        .max(STORY_MAX_PAGES),
    }),
  ])
}

const LibraryContent = contentOf(z.string())
export type LibraryContent = z.output<typeof LibraryContent>
type LibraryStory = Extract<LibraryContent, { kind: 'story' }>
type LibraryPage = LibraryStory['pages'][number]
type LibraryBlock = LibraryPage['blocks'][number]

/** A story without what only its own site knows: people, products, comments, music. Of a clip this is the cover. */
export const libraryStory = ({ template_type, pages }: StoryContent): LibraryStory => ({
  kind: 'story',
  template_type,
  pages: pages.map(({ id: _id, blocks, ...page }) => ({ ...page, blocks: blocks.flatMap(libraryBlock) })),
})

function libraryBlock(block: StoryPage['blocks'][number]): LibraryBlock[] {
  switch (block.type) {
    case types.image: {
      const { image_signature: image, ...picture } = block
      return [{ ...picture, image }]
    }
    case types.video: {
      const { video_signature: image, ...picture } = block
      return [{ ...picture, type: types.image, image }]
    }
    case types.mentionSticker:
    case types.productSticker:
    case types.virtualTryOnMakeupSticker:
    case types.commentReplySticker:
    case types.music:
      return []
    default:
      return [block]
  }
}

/** The story as a site keeps it; its pages get ids by their place. `moving` are the covers of clips. */
export const storyOf = (
  { template_type, pages }: LibraryStory,
  moving: ReadonlySet<string> = new Set(),
): StoryContent => ({
  template_type,
  pages: pages.map(({ blocks, ...page }, place) => ({
    ...page,
    id: `p${place + 1}`,
    blocks: blocks.map((block) => {
      if (block.type !== types.image) return block
      const { image: image_signature, ...picture } = block
      return moving.has(image_signature)
        ? { ...picture, type: types.video, video_signature: image_signature }
        : { ...picture, image_signature }
    }),
  })),
})

/** The pictures, each once, in the order in which they are read. */
export const picturesOfContent = (content: LibraryContent): string[] =>
  content.kind === 'carousel'
    ? [...new Set(content.slots.map(({ image }) => image))]
    : picturesIn(storyOf(content).pages)

/**
 * The content with other names for its pictures, without those that have none; null where what is left is no carousel
 * or story.
 */
export function renamedContent(
  content: LibraryContent,
  nameOf: (image: string) => string | null,
): LibraryContent | null {
  const named = <P extends { image: string }>(picture: P): P[] => {
    const image = nameOf(picture.image)
    return image === null ? [] : [{ ...picture, image }]
  }
  if (content.kind === 'carousel') {
    const slots = content.slots.flatMap(named)
    return slots.length < 2 ? null : { ...content, slots }
  }
  const pages = content.pages
    .map((page) => ({
      ...page,
      blocks: page.blocks.flatMap((block): LibraryBlock[] =>
        block.type === types.image ? named(block) : [block],
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0)
  const story = { ...content, pages }
  return storyFaults(storyOf(story)).length > 0 ? null : story
}
