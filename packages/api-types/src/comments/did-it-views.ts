import { z } from 'zod'
import { UserMini } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { CommentImage, CommentView } from './views.ts'

/** What a member made of a pin: one of each member for all copies of it. */
export const DidItView = z.object({
  id: Id,
  type: z.literal('userdiditdata'),
  user: UserMini,
  details: z.string(),
  image: CommentImage,
  /** Number of comments on it. */
  comment_count: z.number(),
  like_count: z.number(),
  liked_by_me: z.boolean(),
  helpful_count: z.number(),
  marked_helpful_by_me: z.boolean(),
  aggregated_pin_id: Id,
  pin_id: Id.nullable(),
  created_at: Timestamp,
  abilities: z.object({ can_edit: z.boolean(), can_delete: z.boolean() }),
})
export type DidItView = z.output<typeof DidItView>

/** What stands in the one list of comments and did-its. */
export const UnifiedComment = z.discriminatedUnion('type', [CommentView, DidItView])
export type UnifiedComment = z.output<typeof UnifiedComment>
