import type { Attached } from '../conversations/message-opening.ts'
import { coverUrl } from './board-cover.ts'
import type { Board } from './boards-slice.ts'

/** A board as a message carries it along. */
export function attachedBoard({ id, name, url, cover_images }: Board): Attached {
  const cover = cover_images?.[0]?.image_signature
  return { type: 'board', id, title: name, imageUrl: cover ? coverUrl(cover, '136x136') : null, path: url }
}
