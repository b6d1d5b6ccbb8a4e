import type { DraftContent } from '@tessera/api-types/pin-drafts/draft-content'
import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'
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

export function toPinDraft(draft: DraftRow, site: Site): PinDraftView {
  const pictures = draft.pictures.map((picture) => imagesOf(picture, ['236x', '736x'], site))
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
    created_at: draft.createdAt.toISOString(),
    updated_at: draft.updatedAt.toISOString(),
  }
}
