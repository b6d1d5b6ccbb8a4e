import { z } from 'zod'
import { UserMini } from '../users/views.ts'
import { Id } from '../wire/scalars.ts'

/** A topic that pins belong to and people follow. */
export const InterestView = z.object({
  id: Id,
  type: z.literal('interest'),
  name: z.string(),
  slug: z.string(),
  follower_count: z.number(),
  image_url: z.string().nullable(),
  is_followed: z.boolean(),
})
export type InterestView = z.output<typeof InterestView>

/** A person in a list of people. */
export const UserCard = UserMini.extend({
  follower_count: z.number(),
  pin_count: z.number(),
  is_private_profile: z.boolean(),
  explicitly_followed_by_me: z.boolean(),
  /** The profile is private and has not let the viewer in yet. */
  follow_requested_by_me: z.boolean(),
  blocked_by_me: z.boolean(),
})
export type UserCard = z.output<typeof UserCard>
