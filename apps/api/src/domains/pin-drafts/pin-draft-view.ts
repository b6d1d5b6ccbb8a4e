import type { DraftContent } from '@tessera/api-types/pin-drafts/draft-content'
import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { UserMini } from '@tessera/api-types/users/views'
import type { Site } from '../../kernel/deps.ts'
import { imagesOf } from '../pins/pin-view.ts'

interface DraftPictureRow {
  imageSignature: string
  imageWidth: number
  imageHeight: number
  dominantColor: string
}

/** A draft with the pictures it names, in their order. */
export interface DraftRow {
  id: string
  content: DraftContent
  version: number
  createdAt: Date
  updatedAt: Date
  pictures: DraftPictureRow[]
}

/** The pins that the tags of a draft name, each once. */
export const taggedIn = ({ content }: Pick<DraftRow, 'content'>): string[] =>
  content.type === 'story'
    ? []
    : [...new Set(content.items.flatMap(({ tags = [] }) => tags.flatMap(({ pin_ids }) => pin_ids)))]

/** The people that they name, each once. */
export const peopleIn = ({ content }: Pick<DraftRow, 'content'>): string[] =>
  content.type === 'story'
    ? []
    : [...new Set(content.items.flatMap(({ tags = [] }) => tags.flatMap(({ user_ids = [] }) => user_ids)))]

interface Seen {
  pins: ReadonlyMap<string, PinCard>
  users: ReadonlyMap<string, UserMini>
}

/** @param seen the tagged pins and people that the owner may see, by their ids */
export function toPinDraft(draft: DraftRow, site: Site, seen: Seen): PinDraftView {
  const pictures = draft.pictures.map((picture) => imagesOf(picture, ['236x', '736x', 'orig'], site))
  return {
    id: draft.id,
    type: draft.content.type,
    content: draft.content,
    version: draft.version,
    thumbnail: pictures[0]?.['236x'] ?? null,
    pictures: Object.fromEntries(
      draft.pictures.flatMap(({ imageSignature }, at) => {
        const images = pictures[at]
        return images ? [[imageSignature, images]] : []
      }),
    ),
    tagged_pins: taggedIn(draft).flatMap((id) => seen.pins.get(id) ?? []),
    tagged_users: peopleIn(draft).flatMap((id) => seen.users.get(id) ?? []),
    created_at: draft.createdAt.toISOString(),
    updated_at: draft.updatedAt.toISOString(),
  }
}
