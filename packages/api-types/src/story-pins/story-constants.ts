/** What a story is made of and how much of it there may be. Free of zod: the browser carries it. */

export const STORY_MAX_PAGES = 20 // spec 000 §9
/** How long a page with a picture stands before the next. */
export const STORY_AUTO_ADVANCE_MS = 5000 // spec 000 §9
/** How long after a change a draft is saved. */
export const STORY_AUTOSAVE_MS = 2000 // spec 000 §9
export const STORY_MAX_TEXT = 2500 // spec 000 §9
export const STORY_MAX_LINK = 2048 // spec 000 §9
/** The longest clip of a page, and all clips of a story together, in seconds. */
export const STORY_MAX_CLIP_SECONDS = 60.5 // spec 000 §9
export const STORY_MAX_VIDEO_SECONDS = 120.5 // spec 000 §9
export const STORY_FONT_FACES = 4 // spec 000 §9
export const STORY_MAX_BLOCKS = 30
export const STORY_MAX_LIST_ITEMS = 40
export const STORY_MAX_ITEM_NAME = 120
export const STORY_MAX_ITEM_AMOUNT = 40
export const STORY_MAX_STICKER_TEXT = 150

export const STORY_DEFAULT_BACKGROUND = '#ffffff' // spec 000 §3

export const STORY_BLOCK_TYPES = {
  commentReplySticker: 'story_pin_comment_reply_sticker_block',
  genericInteractiveSticker: 'story_pin_generic_interactive_sticker_block',
  heading: 'story_pin_heading_block',
  image: 'story_pin_image_block',
  ingredient: 'story_pin_ingredient_block',
  link: 'story_pin_link_block',
  mentionSticker: 'story_pin_mention_sticker_block',
  music: 'story_pin_music_block',
  paragraph: 'story_pin_paragraph_block',
  productSticker: 'story_pin_product_sticker_block',
  supply: 'story_pin_supply_block',
  video: 'story_pin_video_block',
  virtualTryOnMakeupSticker: 'story_pin_virtual_try_on_makeup_sticker_block',
} as const

/** Further types of blocks that a page may have: a caption in small words, and numbered steps. */
export const STORY_PLAIN_BLOCK_TYPES = { text: 'story_pin_text_block', list: 'story_pin_list_block' } as const

type ValueOf<T> = T[keyof T]
export type StoryBlockType = ValueOf<typeof STORY_BLOCK_TYPES> | ValueOf<typeof STORY_PLAIN_BLOCK_TYPES>

/** How the first picture of a page lies: it fills the page, or is whole. */
export const STORY_LAYOUTS = ['full_bleed', 'fit'] as const
export type StoryLayout = (typeof STORY_LAYOUTS)[number]

/** What a story shows how to do. */
export const STORY_TEMPLATES = ['none', 'recipe', 'craft'] as const
export type StoryTemplate = (typeof STORY_TEMPLATES)[number]

// The numbers of the alignments are those of the default style. // spec 000 §3, §9
export const TEXT_ALIGNMENTS = { left: 0, center: 1 } as const
export const VERTICAL_ALIGNMENTS = { top: 0, center: 1, bottom: 2 } as const
export const TEXT_TRANSFORMS = ['none', 'uppercase'] as const
export const STORY_SIZES = ['sm', 'md', 'lg'] as const
export type StorySize = (typeof STORY_SIZES)[number]

/** Font sizes of text by its size. */
export const STORY_FONT_SIZES: Record<StorySize, number> = { sm: 20, md: 28, lg: 40 }

/** How the text of a new block looks. // spec 000 §3 */
export const DEFAULT_STORY_TEXT_STYLE = {
  alignment: TEXT_ALIGNMENTS.center,
  color: '#111111',
  highlight_color: '#FFFFFF',
  vertical_alignment: VERTICAL_ALIGNMENTS.center,
  font_size: 28,
  letter_spacing: -0.4,
  line_height: 1.25,
}

/** Places to put a block at: top or bottom, left, center or right. In percent of the page. // spec 000 §9 */
export const STORY_POSITIONS = {
  tl: { left: 25, top: 15 },
  tc: { left: 50, top: 15 },
  tr: { left: 75, top: 15 },
  bl: { left: 25, top: 85 },
  bc: { left: 50, top: 85 },
  br: { left: 75, top: 85 },
} as const
export type StoryPosition = keyof typeof STORY_POSITIONS

/** Where a block stands: its center in percent of the page, and how it is turned. */
export const DEFAULT_STORY_EDITS = {
  left: 50,
  top: 50,
  scale: 1,
  transform: { rotate: 0, scaleX: 1, scaleY: 1 },
}
export const STORY_MIN_SCALE = 0.2
export const STORY_MAX_SCALE = 4
