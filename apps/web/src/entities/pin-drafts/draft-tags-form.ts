import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'
import type { DraftPinTag } from '@tessera/api-types/pins/pin-tags'
import type { Tagged } from '../pin-tags/pin-tag-actions.ts'
import { newPinTag, newTaggedObject, newTaggedPerson } from '../pin-tags/pin-tags.ts'
import type { PinItem } from './pin-draft-types.ts'

/** Tags of an item as the server holds them; a pin or person that is gone is named no more. */
export function taggedIn(
  { tagged_pins, tagged_users }: PinDraftView,
  { id, media }: PinItem,
  tags: readonly DraftPinTag[] = [],
): Tagged {
  const known = tags.map(({ x, y, link, pin_ids, user_ids = [] }, at) => {
    const tagId = `${id}-tag-${at}`
    const pins = pin_ids.flatMap((pinId) => {
      const pin = tagged_pins.find((one) => one.id === pinId)
      return pin ? [newTaggedObject(pin, { id: `${tagId}-${pinId}`, status: 'saved' })] : []
    })
    const people = user_ids.flatMap((userId) => {
      const person = tagged_users.find((one) => one.id === userId)
      return person ? [newTaggedPerson(person, { id: `${tagId}-person-${userId}`, status: 'saved' })] : []
    })
    const objects = [...pins, ...people]
    const tag = newPinTag(tagId, {
      link,
      media: media?.image_signature ?? null,
      status: 'saved',
      pin: { x, y },
      taggedObjectIds: objects.map((object) => object.id),
    })
    return { tag, objects }
  })
  return { tags: known.map(({ tag }) => tag), objects: known.flatMap(({ objects }) => objects) }
}
