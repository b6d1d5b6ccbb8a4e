import type { SlotEdit } from '@tessera/api-types/pins/pin-draft'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { Picture } from '../media/upload-service.ts'
import { noteMarkedPictures } from './ai-label-store.ts'
import { insertCarousel, replaceSlots, slotPictures } from './carousel-store.ts'
import { changeCover } from './cover-service.ts'
import { addPin, type PinWords } from './pin-creation-service.ts'
import { deletePinTags } from './pin-tag-store.ts'

export interface Slot {
  title: string
  description: string
  link: string | null
  altText: string
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
    const { title, description, link, altText } = slot
    return {
      id: place,
      place,
      title,
      details: description,
      link,
      altText,
      imageSignature: slot.picture.signature,
    }
  })
  await insertCarousel(tx, id, rows)
  await noteMarkedPictures(tx, id)
  return id
}

/**
 * Gives the pictures of a carousel another order and other words. The first one stands for the pin; where it is
 * another one, the tags of the pin are deleted.
 * @param coverAlt the alt text of the pin, which stays with the picture that was its cover
 * @returns the alt text of the cover
 * @throws DomainError CONFLICT where those are not the pictures that it has, or it has none
 */
export async function arrangeCarousel(
  tx: Db,
  aggregatedPinId: string,
  { edits, coverAlt }: { edits: readonly SlotEdit[]; coverAlt: string },
  deps: Pick<Deps, 'jobs'>,
): Promise<string> {
  const before = await slotPictures(tx, aggregatedPinId)
  if (before.length === 0) throw new DomainError('CONFLICT')
  const pictures = new Map(before.map((slot) => [String(slot.id), slot]))
  const coverId = String(before[0]?.id)
  const slots = edits.flatMap(({ id, alt_text, ...words }, place) => {
    const slot = pictures.get(id)
    if (!slot) return []
    const altText = alt_text ?? (id === coverId ? coverAlt : slot.altText)
    return [{ id: Number(id), place, ...words, altText, imageSignature: slot.picture.signature }]
  })
  if (slots.length !== before.length || new Set(slots.map(({ id }) => id)).size !== before.length)
    throw new DomainError('CONFLICT')
  await replaceSlots(tx, aggregatedPinId, slots)
  const cover = pictures.get(edits[0]?.id ?? '')
  if (cover && edits[0]?.id !== coverId) {
    await changeCover(tx, aggregatedPinId, cover.picture.signature, deps)
    await deletePinTags(tx, aggregatedPinId)
  }
  return slots[0]?.altText ?? coverAlt
}
