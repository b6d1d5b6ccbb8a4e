import { imageUrl } from '@tessera/api-types/images/image-path'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import type { Site } from '../../kernel/deps.ts'
import type { NotificationRow } from './notification-store.ts'

export const toNotificationView = (
  { id, kind, pinId, pinSignature, createdAt, isRead }: NotificationRow,
  actor: NotificationView['actor'],
  { imageBase }: Site,
): NotificationView => ({
  id,
  kind,
  actor,
  pin_id: pinId,
  pin_image_url: pinSignature && imageUrl(imageBase, pinSignature, '75x75'),
  created_at: createdAt.toISOString(),
  is_read: isRead,
})
