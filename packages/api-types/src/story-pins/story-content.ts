import { z } from 'zod'
import { ImageSignature } from '../media/views.ts'
import { MUSIC_MAX_MS } from '../music/music-files.ts'
import { pinText } from '../pins/pin-text.ts'
import { decimal, Id, int, list, text } from '../wire/scalars.ts'
import * as limits from './story-constants.ts'
import { isStoryRef, storyFaults } from './story-faults.ts'

const { STORY_BLOCK_TYPES: types, STORY_PLAIN_BLOCK_TYPES: plainTypes } = limits

const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/)

export const StoryEdits = z.object({
  left: decimal({ min: -50, max: 150 }),
  top: decimal({ min: -50, max: 150 }),
  scale: decimal({ min: limits.STORY_MIN_SCALE, max: limits.STORY_MAX_SCALE }),
  transform: z.object({
    rotate: decimal({ min: -360, max: 360 }),
    scaleX: decimal({ min: -limits.STORY_MAX_SCALE, max: limits.STORY_MAX_SCALE }),
    scaleY: decimal({ min: -limits.STORY_MAX_SCALE, max: limits.STORY_MAX_SCALE }),
  }),
})
export type StoryEdits = z.output<typeof StoryEdits>

export const StoryTextStyle = z.object({
  alignment: z.literal(Object.values(limits.TEXT_ALIGNMENTS)),
  color: Color,
  /** Behind the words; null is none. */
  highlight_color: Color.nullable(),
  vertical_alignment: z.literal(Object.values(limits.VERTICAL_ALIGNMENTS)),
  font_size: decimal({ min: 10, max: 96 }),
  letter_spacing: decimal({ min: -4, max: 20 }),
  line_height: decimal({ min: 0.8, max: 3 }),
  font_id: z.string().max(40).nullable().default(null),
  text_transform: z.enum(limits.TEXT_TRANSFORMS).default('none'),
})
export type StoryTextStyle = z.output<typeof StoryTextStyle>

const place = { edits: StoryEdits.default(limits.DEFAULT_STORY_EDITS) }
const words = {
  ...place,
  text: text({ max: limits.STORY_MAX_TEXT }),
  style: StoryTextStyle.default({
    ...limits.DEFAULT_STORY_TEXT_STYLE,
    font_id: null,
    text_transform: 'none',
  }),
}
const sticker = { ...place, text: text({ max: limits.STORY_MAX_STICKER_TEXT }).default('') }
const StoryItem = z.object({
  amount: text({ max: limits.STORY_MAX_ITEM_AMOUNT }).default(''),
  name: text({ max: limits.STORY_MAX_ITEM_NAME }),
})
/** An address still to be finished is no fault of a draft. */
const href = text({ max: limits.STORY_MAX_LINK })

/**
 * The parts of a page that name nothing but words and addresses.
 * @param listOf whether lists are arrays, or may be JSON text of one
 */
export const storyWordBlocks = (
  listOf: <V extends z.ZodType>(item: V, max: number) => z.ZodType<z.output<V>[]>,
) => {
  const items = { ...place, items: listOf(StoryItem, limits.STORY_MAX_LIST_ITEMS) }
  return [
    z.object({ type: z.literal(types.heading), ...words }),
    z.object({ type: z.literal(types.paragraph), ...words }),
    z.object({ type: z.literal(plainTypes.text), ...words }),
    z.object({ type: z.literal(plainTypes.list), ...items }),
    z.object({ type: z.literal(types.link), ...sticker, href }),
    z.object({ type: z.literal(types.ingredient), ...items }),
    z.object({ type: z.literal(types.supply), ...items }),
    /** A question to readers, for comments. */
    z.object({ type: z.literal(types.genericInteractiveSticker), ...sticker }),
  ] as const
}

/** A picture of a page, but for what names it. */
export const storyPicture = {
  type: z.literal(types.image),
  ...place,
  alt_text: pinText.alt_text.default(''),
}

/** A part of a page. */
export const StoryBlock = z.discriminatedUnion('type', [
  ...storyWordBlocks(list),
  z.object({ ...storyPicture, image_signature: ImageSignature }),
  z.object({
    type: z.literal(types.video),
    ...place,
    /** That of its cover. */
    video_signature: ImageSignature,
    alt_text: pinText.alt_text.default(''),
  }),
  z.object({ type: z.literal(types.mentionSticker), ...place, user_id: Id }),
  z.object({ type: z.literal(types.productSticker), ...place, pin_id: Id }),
  z.object({
    type: z.literal(types.virtualTryOnMakeupSticker),
    ...place,
    pin_id: Id,
    /** Of the make-up. */
    shade: Color,
  }),
  z.object({ type: z.literal(types.commentReplySticker), ...sticker, comment_id: Id }),
  z.object({
    type: z.literal(types.music),
    ...place,
    track_id: Id,
    /** Where in the track the page begins. */
    start_ms: int({ min: 0, max: MUSIC_MAX_MS }).default(0),
  }),
])
export type StoryBlock = z.output<typeof StoryBlock>

/** What a page is besides its parts. */
export const storyPageLook = {
  layout: z.enum(limits.STORY_LAYOUTS).default('full_bleed'),
  background_color: Color.default(limits.STORY_DEFAULT_BACKGROUND),
}

export const StoryPage = z.object({
  /** Chosen by who writes it: which page an edit is about. */
  id: z.string().refine(isStoryRef),
  ...storyPageLook,
  /** From back to front. */
  blocks: list(StoryBlock, limits.STORY_MAX_BLOCKS),
})
export type StoryPage = z.output<typeof StoryPage>

const pages = list(StoryPage, limits.STORY_MAX_PAGES)
const template_type = z.enum(limits.STORY_TEMPLATES).default('none')

/** A story as far as it is written: nothing of it must be whole. */
export const StoryDraftContent = z.object({
  ...z.object(pinText).partial().shape,
  link: text({ max: limits.STORY_MAX_LINK }).nullish(),
  board_id: Id.nullish(),
  section: Id.nullish(),
  template_type,
  pages,
})
export type StoryDraftContent = z.output<typeof StoryDraftContent>

export interface StoryContent {
  template_type: limits.StoryTemplate
  pages: StoryPage[]
}

/** Pages as they may be published, with `more`. */
export const storyInput = <M extends z.ZodRawShape>(more: M) =>
  z.object({ ...more, template_type, pages }).superRefine((story, context) => {
    for (const { path, message } of storyFaults(story as unknown as StoryContent))
      context.addIssue({ code: 'custom', path, message, input: story })
  })
