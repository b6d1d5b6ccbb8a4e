import type { PinDraft } from '@tessera/api-types/pins/pin-draft'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import type { Picture } from '../media/upload-service.ts'
import { noteMarkedPictures } from './ai-label-store.ts'
import { insertCarousel } from './carousel-store.ts'
import { addPin, wordsOf } from './pin-creation-service.ts'

type Slot = { pin: PinDraft; picture: Picture }

/** Puts a pin of several pictures on its board; the first speaks for the pin. Returns its id. */
export async function addCarousel(
  tx: Db,
  viewer: Member,
  slots: readonly [Slot, ...Slot[]],
  deps: Pick<Deps, 'now' | 'newId'>,
): Promise<string> {
  const [{ pin, picture }] = slots
  const id = await addPin(tx, viewer, { ...wordsOf(pin), kind: 'carousel' }, picture, deps)
  const rows = slots.map((slot, place) => {
    const { title, description, link } = wordsOf(slot.pin)
    return { place, title, details: description, link, imageSignature: slot.picture.signature }
  })
  await insertCarousel(tx, id, rows)
  await noteMarkedPictures(tx, id)
  return id
}
