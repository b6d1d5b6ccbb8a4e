import { z } from 'zod'
import { ImageSignature } from '../media/views.ts'
import { PinImage } from '../images/pin-image.ts'
import { FeatureMap } from '../preferences/views.ts'
import { UserMini } from '../users/views.ts'
import { Id, int, Timestamp } from '../wire/scalars.ts'
import { MAX_COMMENT_LENGTH } from '../content-limits.ts'

/** `reactionType` of a like. */
export const LIKE_REACTION = 1 // spec 000 §9

/** A person named in a comment: where the name stands in the text, in characters. */
export const CommentTag = z.object({
  user_id: Id,
  offset: int({ min: 0, max: MAX_COMMENT_LENGTH }),
  length: int({ min: 1, max: MAX_COMMENT_LENGTH }),
})
export type CommentTag = z.output<typeof CommentTag>

/** The picture of a comment. */
export const CommentImage = z.object({
  image_signature: ImageSignature,
  images: z.object({ '236x': PinImage, '736x': PinImage, orig: PinImage }),
})
export type CommentImage = z.output<typeof CommentImage>

/** A comment, shared by all copies of its pin. */
export const CommentView = z.object({
  id: Id,
  type: z.literal('aggregatedcomment'),
  user: UserMini,
  text: z.string(),
  tags: z.array(CommentTag),
  tagged_users: z.array(UserMini),
  reaction_counts: z.array(z.object({ reactionType: z.number(), reactionCount: z.number() })),
  reaction_by_me: z.number(),
  helpful_count: z.number(),
  marked_helpful_by_me: z.boolean(),
  highlighted_by_pin_owner: z.boolean(),
  /** Number of replies. */
  comment_count: z.number(),
  parent_id: Id.nullable(),
  pin_id: Id.nullable(),
  image: CommentImage.nullable(),
  translatedText: z.string().nullable(),
  /** What the owner of the pin lets others do in its comments. */
  featureMap: FeatureMap,
  created_at: Timestamp,
  abilities: z.object({
    can_edit: z.boolean(),
    can_delete: z.boolean(),
    can_highlight: z.boolean(),
    can_translate: z.boolean(),
  }),
})
export type CommentView = z.output<typeof CommentView>
