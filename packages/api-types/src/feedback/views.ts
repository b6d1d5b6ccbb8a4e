import { z } from 'zod'
import { UserMini } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** What a member wrote to those who run the site. */
export const FeedbackView = z.object({
  id: Id,
  user: UserMini,
  /** The place on the site where it was written. */
  action_from: z.string(),
  verbatim: z.string(),
  created_at: Timestamp,
})
export type FeedbackView = z.output<typeof FeedbackView>
