import { z } from 'zod'
import { Id } from '../wire/scalars.ts'
import { MusicTrack } from '../music/views.ts'
import { UserMini } from '../users/views.ts'
import { VideoList } from '../videos/views.ts'
import {
  STORY_BLOCK_TYPES as types,
  STORY_LAYOUTS,
  STORY_MAX_TEXT,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
  STORY_TEMPLATES,
} from './story-constants.ts'
import { StoryEdits, StoryTextStyle } from './story-content.ts'

/** A font that stories are written in; served by the site itself. */
export const StoryFont = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  letter_spacing: z.number(),
  line_height: z.number(),
})
export type StoryFont = z.output<typeof StoryFont>

const StoryImage = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  dominantColor: z.string(),
})

const place = { edits: StoryEdits }
const words = { ...place, text: z.string().max(STORY_MAX_TEXT), style: StoryTextStyle }
const sticker = { ...place, text: z.string() }
const items = { ...place, items: z.array(z.object({ amount: z.string(), name: z.string() })) }
/** A pin as far as its sticker shows it. */
const StickerPin = z.object({
  id: Id,
  title: z.string(),
  image_url: z.string(),
  price_value: z.number().nullable(),
  price_currency: z.string().nullable(),
})
export type StickerPin = z.output<typeof StickerPin>

/** A part of a page as readers get it: what it names is there, or the block is not. */
export const StoryBlockView = z.discriminatedUnion('type', [
  z.object({ type: z.literal(types.heading), ...words }),
  z.object({ type: z.literal(types.paragraph), ...words }),
  z.object({ type: z.literal(plainTypes.text), ...words }),
  z.object({ type: z.literal(plainTypes.list), ...items }),
  z.object({ type: z.literal(types.image), ...place, image: StoryImage, alt_text: z.string() }),
  z.object({
    type: z.literal(types.video),
    ...place,
    /** The cover. */
    image: StoryImage,
    alt_text: z.string(),
    /** In milliseconds. */
    duration: z.int(),
    video_list: VideoList,
  }),
  z.object({ type: z.literal(types.link), ...sticker, href: z.string() }),
  z.object({ type: z.literal(types.ingredient), ...items }),
  z.object({ type: z.literal(types.supply), ...items }),
  z.object({ type: z.literal(types.mentionSticker), ...place, user: UserMini }),
  z.object({ type: z.literal(types.productSticker), ...place, pin: StickerPin }),
  z.object({
    type: z.literal(types.virtualTryOnMakeupSticker),
    ...place,
    pin: StickerPin,
    shade: z.string(),
  }),
  z.object({ type: z.literal(types.genericInteractiveSticker), ...sticker }),
  z.object({
    type: z.literal(types.commentReplySticker),
    ...sticker,
    comment: z.object({ id: Id, text: z.string(), user: UserMini }),
  }),
  z.object({ type: z.literal(types.music), ...place, start_ms: z.int(), track: MusicTrack }),
])
export type StoryBlockView = z.output<typeof StoryBlockView>

export const StoryPageView = z.object({
  id: z.string(),
  layout: z.enum(STORY_LAYOUTS),
  background_color: z.string(),
  blocks: z.array(StoryBlockView),
})
export type StoryPageView = z.output<typeof StoryPageView>

/** What a story pin has beyond other pins. */
export const StoryPinData = z.object({
  id: Id,
  pages: z.array(StoryPageView),
  metadata: z.object({
    title: z.string(),
    /** In milliseconds. */
    total_video_duration: z.number(),
    template_type: z.enum(STORY_TEMPLATES),
    /** Its creator took the pages down; copies of the pin stay. */
    is_deleted: z.boolean(),
  }),
  music_attributions: z.array(
    z.object({
      artist: z.string(),
      isrc: z.string().nullable(),
      title: z.string(),
      thumbnail: z.string().nullable(),
    }),
  ),
})
export type StoryPinData = z.output<typeof StoryPinData>
