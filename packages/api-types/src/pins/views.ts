import { PinPromotion } from './promotion.ts'
import { z } from 'zod'
import { BoardMini } from '../boards/views.ts'
import { PinImage } from '../images/pin-image.ts'
import { Sponsorship } from '../sponsorships/views.ts'
import { StoryPinData } from '../story-pins/views.ts'
import { UserMini } from '../users/views.ts'
import { VideoList } from '../videos/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { Attribution } from './attribution.ts'
import { pinTextView } from './pin-text.ts'
import { RichMetadata } from './rich-metadata.ts'

/** Sources of the claim that a picture was made with AI: its own file, its creator, or staff of the site. */
export const AI_LABELS = ['file', 'creator', 'staff'] as const
export type AiLabel = (typeof AI_LABELS)[number]

export const EMBED_SUBTYPES = ['youtube', 'vimeo', 'dailymotion'] as const

/** The player of a video that the pin's link leads to. // spec 000 §3 */
export const Embed = z.object({ src: z.string(), type: z.literal('iframe'), subtype: z.enum(EMBED_SUBTYPES) })
export type Embed = z.output<typeof Embed>

/** What a pin is, with what only its kind has and every place that shows it needs. */
export const PinContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image') }),
  /** Something to buy. */
  z.object({ kind: z.literal('product'), price_value: z.number(), price_currency: z.string() }),
  /** Pages to leaf through; the pin's picture is their cover. */
  z.object({ kind: z.literal('story'), page_count: z.int() }),
  /** Pictures side by side; the pin's own is the first. */
  z.object({ kind: z.literal('carousel'), slot_count: z.int() }),
  /** Something to play; `duration` in milliseconds. */
  z.object({ kind: z.literal('video'), signature: z.string(), duration: z.int(), video_list: VideoList }),
])
export type PinContent = z.output<typeof PinContent>
export type PinKind = PinContent['kind']

/** Where the viewer keeps a copy of a pin; an original of theirs is not a copy. */
export const SavedInfo = z.object({
  boardId: Id,
  localPinId: Id,
  sectionId: Id.nullable(),
  title: z.string(),
  type: z.enum(['board', 'section']),
  url: z.string(),
})
export type SavedInfo = z.output<typeof SavedInfo>

export const RECOMMENDATION_REASONS = [
  'followed_user',
  'followed_board',
  'followed_interest',
  'saved_together',
  'popular',
  'fresh',
  'related_board',
  'related_words',
  'related_topic',
  'related_look',
] as const

/** Why a pin stands in a feed: `reason` is one of the closed words, `reasonId` the followed thing. */
export const RecommendationReason = z.object({
  reason: z.enum(RECOMMENDATION_REASONS),
  reasonId: Id.nullable(),
  name: z.string().nullable(),
  board: BoardMini.nullable(),
})
export type RecommendationReason = z.output<typeof RecommendationReason>

/** A pin as a card of a feed. */
export const PinCard = z.object({
  id: Id,
  type: z.literal('pin'),
  title: pinTextView.title,
  grid_title: z.string(),
  alt_text: pinTextView.alt_text,
  dominant_color: z.string(),
  domain: z.string().nullable(),
  link: pinTextView.link,
  image_signature: z.string(),
  images: z.object({ '236x': PinImage, '474x': PinImage, '736x': PinImage, orig: PinImage }),
  content: PinContent,
  /** Of a product, as its content has it. */
  price_value: z.number().nullable(),
  price_currency: z.string().nullable(),
  /** Of a video, as its content has it. */
  videos: z.object({ id: z.string(), video_list: VideoList }).nullable(),
  repin_count: z.int(),
  pinner: UserMini,
  /** Its sponsor has approved; the label stands wherever it is shown. */
  is_paid_partnership: z.boolean(),
  /** The source of the claim that it was made with AI; null without one. The label stands wherever it is shown. */
  ai_label: z.enum(AI_LABELS).nullable(),
  board: BoardMini.nullable(),
  saved_info: SavedInfo.nullable(),
  aggregated_pin_data: z.object({
    id: Id,
    comment_count: z.int(),
    /** Pictures of those who tried it. */
    did_it_data: z.object({ images_count: z.int() }),
  }),
  recommendation_reason: RecommendationReason.nullable(),
  /** Only where promoted pins stand between others. */
  is_promoted: z.boolean().optional(),
  promotion: PinPromotion.nullable().optional(),
  created_at: Timestamp,
})
export type PinCard = z.output<typeof PinCard>

/** A place on a pin's picture, and what is seen there as far as the viewer may see it. */
export const PinTagView = z.object({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  link: z.string().nullable(),
  pins: z.array(PinCard),
  users: z.array(UserMini),
})
export type PinTagView = z.output<typeof PinTagView>

export const ReactionCount = z.object({ reactionType: z.number(), reactionCount: z.number() })
export type ReactionCount = z.output<typeof ReactionCount>

/** Somebody's reaction to a pin and all its copies. */
export const ReactionView = z.object({ id: z.string(), user: UserMini, reaction_type: z.int() })
export type ReactionView = z.output<typeof ReactionView>

/** One picture of a carousel, with what is written about it. spec 000 §3 */
export const CarouselSlot = z.object({
  id: z.string(),
  title: z.string(),
  details: z.string(),
  link: z.string().nullable(),
  alt_text: z.string(),
  images: z.object({ '236x': PinImage, '736x': PinImage, orig: PinImage }),
})
export type CarouselSlot = z.output<typeof CarouselSlot>

export const SHOPPING_FLAGS = ['in_stock', 'on_sale', 'free_shipping', 'variants'] as const

/** A pin as its closeup shows it. */
export const PinView = PinCard.extend({
  ...pinTextView,
  /** The description as HTML, its addresses as links. */
  description_html: z.string(),
  /** What stands for the alt text where its owner wrote none. */
  auto_alt_text: z.string(),
  mobile_link: pinTextView.link,
  /** The link with the name of this site, so that the other one sees where its visitors come from. */
  tracked_link: pinTextView.link,
  /** What comes along when the pin is sent on. */
  tracking_params: z.string(),
  /** That of its board, else its strongest topic. */
  category: z.string().nullable(),
  embed: Embed.nullable(),
  attribution: Attribution.nullable(),
  /** Whether an ad shows it at present. */
  is_promoted: z.boolean(),
  /** Saved from a pin that an ad shows or showed. */
  is_downstream_promotion: z.boolean(),
  /** A product whose page can show its offers and lead to its shop. */
  is_eligible_for_pdp: z.boolean(),
  /** Its offer was not confirmed for long. */
  is_stale_product: z.boolean(),
  /** It is on a board that may disturb people. */
  is_unsafe: z.boolean(),
  /** The viewer keeps it out of their feeds. */
  is_hidden: z.boolean(),
  shopping_flags: z.array(z.enum(SHOPPING_FLAGS)),
  seo_url: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  images: z.object({
    '60x60': PinImage,
    '136x136': PinImage,
    '170x': PinImage,
    '236x': PinImage,
    '474x': PinImage,
    '564x': PinImage,
    '736x': PinImage,
    '600x315': PinImage,
    orig: PinImage,
  }),
  /** Null also where it concerns others. */
  sponsorship: Sponsorship.nullable(),
  section: z.object({ id: Id, title: z.string(), slug: z.string() }).nullable(),
  reaction_counts: z.array(ReactionCount),
  reaction_by_me: z.int(),
  /** The viewer shows what they made of it. */
  done_by_me: z.boolean(),
  share_count: z.int(),
  related_interests: z.array(z.object({ id: Id, name: z.string(), slug: z.string() })),
  rich_metadata: RichMetadata.nullable(),
  story_pin_data_id: Id.nullable(),
  story_pin_data: StoryPinData.nullable(),
  /** The pictures of a carousel, in their order. */
  carousel_slots: z.array(CarouselSlot).nullable(),
  /** Its creator points at something on the picture: `pins.tags`. */
  has_tags: z.boolean(),
  /** Whether none of its products is in stock. */
  is_oos_product: z.boolean(),
  pinner_follower_count: z.int(),
  pinner_followed_by_me: z.boolean(),
  abilities: z.object({
    can_edit: z.boolean(),
    can_delete: z.boolean(),
    can_save: z.boolean(),
    can_comment: z.boolean(),
    can_highlight: z.boolean(),
    can_ask_sponsor: z.boolean(),
    /** Its video gets captions from them. */
    can_set_captions: z.boolean(),
    /** Whether `made_with_ai` is theirs to say, and would change the label. */
    can_say_made_with_ai: z.boolean(),
    /** The pictures of a carousel, for everybody who keeps it. */
    can_edit_carousel: z.boolean(),
    /** The pages of a story, for everybody who keeps it. */
    can_edit_story: z.boolean(),
  }),
})
export type PinView = z.output<typeof PinView>
