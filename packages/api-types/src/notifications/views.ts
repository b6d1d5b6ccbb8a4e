import { z } from 'zod'
import { BoardMini } from '../boards/views.ts'
import { BUSINESS_ROLES } from '../business/roles.ts'
import { UserCard } from '../follows/views.ts'
import { PinCard } from '../pins/views.ts'
import { UserMini } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** From the site itself, about reports. */
export const SITE_NOTIFICATION_KINDS = [
  'pin_removed',
  'comment_removed',
  'board_removed',
  'ai_labeled',
  'ai_unlabeled',
  'report_upheld',
  'report_dismissed',
  'report_relabeled',
  'write_banned',
  'write_ban_lifted',
] as const
export type SiteNotificationKind = (typeof SITE_NOTIFICATION_KINDS)[number]

/** To the person in a business whom it concerns. */
const BUSINESS_NOTIFICATION_KINDS = [
  'business_invited',
  'business_invite_expiring',
  'business_role',
  'business_access',
  'business_removed',
  'own_promotion_approved',
  'own_promotion_rejected',
  'own_promotion_completed',
  'own_promotion_on_hold',
  'own_promotions_on_hold',
] as const
/** To the owner and the admins of a business. */
export const MANAGER_NOTIFICATION_KINDS = [
  'business_member_invited',
  'business_member_invite_expiring',
  'business_member_joined',
  'business_member_declined',
  'business_member_role',
  'business_member_access',
  'business_member_removed',
  'business_partner_invited',
  'business_partner_requested',
  'business_partner_joined',
  'business_partner_declined',
  'business_partner_access',
  'business_partner_removed',
  'merchant_approved',
  'merchant_declined',
  'merchant_non_compliant',
  'merchant_suspended',
  'website_lost',
  'promotion_approved',
  'promotion_rejected',
  'promotion_completed',
  'promotion_on_hold',
  'promotions_on_hold',
  'invoice_issued',
  'invoice_paid',
  'invoice_overdue',
] as const
export type BusinessNotificationKind =
  | (typeof BUSINESS_NOTIFICATION_KINDS)[number]
  | (typeof MANAGER_NOTIFICATION_KINDS)[number]

export const NOTIFICATION_KINDS = [
  'follow',
  'follow_request',
  'request_approved',
  'comment',
  'did_it',
  'reply',
  'mention',
  'tagged',
  'reaction',
  'save',
  'sponsorship_asked',
  'sponsorship_approved',
  'sponsorship_denied',
  'sponsorship_ended',
  'board_invite',
  'board_join_request',
  'board_proposal',
  'board_joined',
  'board_join_approved',
  'board_offered',
  'board_transferred',
  'price_drop',
  ...SITE_NOTIFICATION_KINDS,
  ...BUSINESS_NOTIFICATION_KINDS,
  ...MANAGER_NOTIFICATION_KINDS,
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const NotifiedBusiness = z.object({
  id: Id,
  name: z.string(),
  /** Whom it is about, as the business knows them; of ads, the promotion or the invoice. */
  person_name: z.string(),
  /** The role that was offered or given. */
  role: z.enum(BUSINESS_ROLES).nullable(),
  /** Where to respond or to see more; null for those who may no longer. */
  path: z.string().nullable(),
})

/** Something that concerns a member: what others did, a decision of the site, or a change in a business. */
export const NotificationView = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** Null where the site itself is the actor, and where the actor in a business is hidden from the member. */
  actor: UserMini.nullable(),
  /** Who did the same to the same pin before the actor, the last one first; at most two of them. */
  other_actors: z.array(UserMini),
  /** How many people did it, the actor and those of `other_actors` among them; 1 where it is of one or of nobody. */
  people_count: z.number().int(),
  /** Whether the member follows a new follower back; null for everything else, and for several of them. */
  explicitly_followed_by_me: z.boolean().nullable(),
  /** Whether the member has asked to, and waits; null where the former is. */
  follow_requested_by_me: z.boolean().nullable(),
  /** The first words of the comment or of what was tried, while the member sees it; null for everything else. */
  comment_text: z.string().nullable(),
  pin_id: Id.nullable(),
  /** The pin's picture, 75 by 75 pixels. */
  pin_image_url: z.string().nullable(),
  /** Null for what concerns no board as such. */
  board: BoardMini.nullable(),
  /** Null for what concerns no business. */
  business: NotifiedBusiness.nullable(),
  /** Of a product whose price dropped; null for everything else. */
  price: z.object({ value: z.number(), before: z.number(), currency: z.string() }).nullable(),
  /** How somebody reacted to the one pin; null for many pins, for what was taken back, and for everything else. */
  reaction_type: z.int().nullable(),
  created_at: Timestamp,
  is_read: z.boolean(),
  /** How many pins the same person did it to, one soon after the other; 1 where they stand alone. */
  count: z.number().int(),
})
export type NotificationView = z.output<typeof NotificationView>

/** A notification, the pins of its group and, where several people did the same, they; the last one first. */
export const NotificationDetails = z.object({
  notification: NotificationView,
  pins: z.array(PinCard),
  people: z.array(UserCard),
})
export type NotificationDetails = z.output<typeof NotificationDetails>
