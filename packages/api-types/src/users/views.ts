import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'

/** A person wherever one is named beside something else. */
export const UserMini = z.object({
  id: Id,
  type: z.literal('user'),
  username: z.string(),
  full_name: z.string(),
  image_small_url: z.string().nullable(),
  image_medium_url: z.string().nullable(),
  is_verified_merchant: z.boolean(),
})
export type UserMini = z.output<typeof UserMini>

/** Who of the viewer and a person follows whom; `self` is the viewer. */
export const CONNECTION_TYPES = ['self', 'mutual', 'following', 'follower', 'none'] as const

/** A person as others may see them. */
export const UserView = UserMini.extend({
  entity_id: Id,
  first_name: z.string(),
  about: z.string(),
  image_large_url: z.string().nullable(),
  profile_cover_url: z.string().nullable(),
  website_url: z.string().nullable(),
  domain_url: z.string().nullable(),
  domain_verified: z.boolean(),
  /** Who they are is proved by the website they claimed. */
  verified_identity: z.object({ verified: z.boolean() }),
  connection_type: z.enum(CONNECTION_TYPES),
  board_count: z.number(),
  pin_count: z.number(),
  follower_count: z.number(),
  following_count: z.number(),
  interest_following_count: z.number(),
  is_private_profile: z.boolean(),
  /** Search engines are asked to leave the profile out. */
  is_hidden_from_search: z.boolean(),
  is_partner: z.boolean(),
  explicitly_followed_by_me: z.boolean(),
  /** The profile is private and has not let the viewer in yet. */
  follow_requested_by_me: z.boolean(),
  blocked_by_me: z.boolean(),
  created_at: Timestamp,
  abilities: z.object({ can_edit: z.boolean(), can_follow: z.boolean() }),
})
export type UserView = z.output<typeof UserView>

/** What a profile has besides its boards. */
export const PROFILE_TABS = ['created', 'tried'] as const

/** A person with those tabs of their profile where the viewer finds something. */
export const ProfileView = UserView.extend({ filled_tabs: z.array(z.enum(PROFILE_TABS)) })
export type ProfileView = z.output<typeof ProfileView>
