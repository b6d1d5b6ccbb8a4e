import { type ImageSize, imagePath } from '@tessera/api-types/images/image-path'
import type { Attached } from '../conversations/message-opening.ts'
import type { Board } from './boards-slice.ts'

/** The address of a cover picture on this site. */
export const coverUrl = (signature: string, size: ImageSize): string => `/images${imagePath(signature, size)}`

/** A board as a message carries it along. */
export function attachedBoard({ id, name, url, cover_images }: Board): Attached {
  const cover = cover_images?.[0]?.image_signature
  return { type: 'board', id, title: name, imageUrl: cover ? coverUrl(cover, '136x136') : null, path: url }
}
