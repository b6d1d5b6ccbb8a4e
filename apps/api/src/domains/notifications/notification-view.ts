import { imageUrl } from '@tessera/api-types/images/image-path'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import type { UserMini } from '@tessera/api-types/users/views'
import type { Site } from '../../kernel/deps.ts'
import type { NotificationRow } from './notification-store.ts'

/** Whose doing it was, without what a card of the person tells besides. */
const toActor = (person: UserMini): UserMini => ({
  id: person.id,
  type: person.type,
  username: person.username,
  full_name: person.full_name,
  image_small_url: person.image_small_url,
  image_medium_url: person.image_medium_url,
  is_verified_merchant: person.is_verified_merchant,
})

export const toNotificationView = (
  { id, kind, pinId, pinSignature, createdAt, isRead }: NotificationRow,
  actor: UserMini | null,
  { imageBase }: Site,
): NotificationView => ({
  id,
  kind,
  actor: actor && toActor(actor),
  pin_id: pinId,
  pin_image_url: pinSignature && imageUrl(imageBase, pinSignature, '75x75'),
  created_at: createdAt.toISOString(),
  is_read: isRead,
})
