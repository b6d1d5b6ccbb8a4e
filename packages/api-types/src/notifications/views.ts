import { z } from 'zod'
import { UserMini } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** Told by the site itself, about reports. */
export const SITE_NEWS_KINDS = [
  'pin_removed',
  'comment_removed',
  'report_upheld',
  'report_dismissed',
  'write_banned',
  'write_ban_lifted',
] as const
export type SiteNewsKind = (typeof SITE_NEWS_KINDS)[number]

export const NOTIFICATION_KINDS = [
  'follow',
  'follow_request',
  'request_approved',
  'comment',
  'reply',
  'mention',
  'reaction',
  'save',
  ...SITE_NEWS_KINDS,
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Something that concerns a member: what others did, or a decision of the site. */
export const NotificationView = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** Null where the site itself tells. */
  actor: UserMini.nullable(),
  pin_id: Id.nullable(),
  /** The pin's picture, 75 by 75 pixels. */
  pin_image_url: z.string().nullable(),
  created_at: Timestamp,
  is_read: z.boolean(),
})
export type NotificationView = z.output<typeof NotificationView>
