import { z } from 'zod'
import { UserMini } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

export const NOTIFICATION_KINDS = [
  'follow',
  'follow_request',
  'request_approved',
  'comment',
  'reply',
  'mention',
  'reaction',
  'save',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Something others did that concerns a member. */
export const NotificationView = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  actor: UserMini,
  pin_id: Id.nullable(),
  created_at: Timestamp,
  is_read: z.boolean(),
})
export type NotificationView = z.output<typeof NotificationView>
