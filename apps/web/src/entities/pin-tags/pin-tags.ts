import { nanoid } from '@reduxjs/toolkit'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { UserMini } from '@tessera/api-types/users/views'

/** Where a tag, or a pin that it names, stands towards what the server holds. spec 000 §4 */
export const TAG_STATUSES = ['created', 'saved', 'edited', 'deleted'] as const
export type TagStatus = (typeof TAG_STATUSES)[number]

/** Shares of the picture, from its left and upper edge; -1 is nowhere. */
export type TagPlace = { x: number; y: number }

/** A place on a picture that names what is seen there. spec 000 §3 */
export type PinTag = {
  id: string
  link: string
  linkError: string | null
  /** The picture that it is on. */
  media: string | null
  status: TagStatus
  pin: TagPlace
  pinTagKey: string
  taggedObjectIds: string[]
}

/** A pin or person that a tag names. spec 000 §3 */
export type TaggedObject = {
  id: string
  link: string
  media: { url: string | null; title: string } | null
  status: TagStatus
  /** The id of the pin, or of the person. */
  pin: string
  type: 'pin' | 'product' | 'person'
}

export const NOWHERE: TagPlace = { x: -1, y: -1 } // spec 000 §3

export const newPinTag = (id: string, given: Partial<PinTag> = {}): PinTag => ({
  id,
  link: '',
  linkError: null,
  media: null,
  status: 'created',
  pin: NOWHERE,
  pinTagKey: id,
  taggedObjectIds: [],
  ...given,
})

type Named = Pick<PinCard, 'id' | 'title' | 'alt_text' | 'link' | 'content' | 'images' | 'pinner'>

export const newTaggedObject = (
  { id: pin, title, alt_text, link, content, images, pinner }: Named,
  given: Partial<TaggedObject> = {},
): TaggedObject => ({
  id: nanoid(),
  link: link ?? '',
  media: { url: images['236x'].url, title: title || alt_text || pinner.full_name },
  status: 'created',
  pin,
  type: content.kind === 'product' ? 'product' : 'pin',
  ...given,
})

export const newTaggedPerson = (
  { id: pin, full_name, image_medium_url }: Pick<UserMini, 'id' | 'full_name' | 'image_medium_url'>,
  given: Partial<TaggedObject> = {},
): TaggedObject => ({
  id: nanoid(),
  link: '',
  media: { url: image_medium_url, title: full_name },
  status: 'created',
  pin,
  type: 'person',
  ...given,
})

/** After a change: what the server does not know yet stays new. */
export const afterEdit = (status: TagStatus): TagStatus => (status === 'saved' ? 'edited' : status)

/** After a removal; null where nothing of it need be kept. */
export const afterRemoval = (status: TagStatus): 'deleted' | null => (status === 'created' ? null : 'deleted')

/** Whether places of what is shown can be tagged: all but a video that is still on this device alone. spec 000 §4 */
export const isTaggable = (local: Pick<File, 'type'> | null): boolean => !local?.type.startsWith('video/')

/** A place that lies on the picture. */
export const onPicture = ({ x, y }: TagPlace): TagPlace => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
})
