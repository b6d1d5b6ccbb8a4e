import { imageUrl } from '@tessera/api-types/images/image-path'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import type { UserCard } from '@tessera/api-types/follows/views'
import type { UserMini } from '@tessera/api-types/users/views'
import type { Site } from '../../kernel/deps.ts'
import { toBoardMini } from '../boards/board-view.ts'
import type { NotificationRow } from './notification-store.ts'

/** Whose doing it was, without the other fields of a person's card. */
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
  row: NotificationRow,
  [actor, ...others]: readonly [UserCard | null, ...UserCard[]],
  { imageBase }: Site,
): NotificationView => {
  const follower = row.kind === 'follow' && row.peopleCount === 1 ? actor : null
  return {
    id: row.id,
    kind: row.kind,
    actor: actor && toActor(actor),
    other_actors: others.map(toActor),
    people_count: row.peopleCount,
    explicitly_followed_by_me: follower && follower.explicitly_followed_by_me,
    follow_requested_by_me: follower && follower.follow_requested_by_me,
    comment_text: row.commentText,
    pin_id: row.pinId,
    pin_image_url: row.pinSignature && imageUrl(imageBase, row.pinSignature, '75x75'),
    board: row.board && toBoardMini(row.board),
    business: toNotifiedBusiness(row),
    price: row.price,
    reaction_type: row.reactionType,
    created_at: row.createdAt.toISOString(),
    is_read: row.isRead,
    count: row.actorIds === null ? row.groupCount : 1,
  }
}

const toNotifiedBusiness = ({
  businessId,
  businessName,
  personName,
  role,
  link,
}: NotificationRow): NotificationView['business'] =>
  businessId === null
    ? null
    : { id: businessId, name: businessName ?? '', person_name: personName ?? '', role, path: link }
