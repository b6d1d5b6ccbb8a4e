import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import type { Picture } from '../media/upload-service.ts'
import { noteMarkedPictures } from './ai-label-store.ts'
import { insertCarousel } from './carousel-store.ts'
import { addPin, type PinWords } from './pin-creation-service.ts'

export interface Slot {
  title: string
  description: string
  link: string | null
  picture: Picture
}

interface Carousel {
  words: PinWords
  /** Speaks for the pin. */
  picture: Picture
  slots: readonly Slot[]
}

/** Puts a pin of several pictures on its board; returns its id. */
export async function addCarousel(
  tx: Db,
  viewer: Member,
  { words, picture, slots }: Carousel,
  deps: Pick<Deps, 'now' | 'newId'>,
): Promise<string> {
  const id = await addPin(tx, viewer, { ...words, kind: 'carousel' }, picture, deps)
  const rows = slots.map((slot, place) => {
    const { title, description, link } = slot
    return { place, title, details: description, link, imageSignature: slot.picture.signature }
  })
  await insertCarousel(tx, id, rows)
  await noteMarkedPictures(tx, id)
  return id
}
