import type { Insertable } from 'kysely'
import type { CarouselSlots } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import type { Picture } from '../media/upload-service.ts'

type NewSlot = Omit<Insertable<CarouselSlots>, 'aggregatedPinId'>

export async function insertCarousel(
  tx: Db,
  aggregatedPinId: string,
  slots: readonly NewSlot[],
): Promise<void> {
  await tx.insertInto('carouselPins').values({ aggregatedPinId }).execute()
  await insertSlots(tx, aggregatedPinId, slots)
}

const insertSlots = (tx: Db, aggregatedPinId: string, slots: readonly NewSlot[]) =>
  tx
    .insertInto('carouselSlots')
    .values(slots.map((slot) => ({ ...slot, aggregatedPinId })))
    .execute()

/** Other words and another order of the same pictures. */
export async function replaceSlots(
  tx: Db,
  aggregatedPinId: string,
  slots: readonly NewSlot[],
): Promise<void> {
  await tx.deleteFrom('carouselSlots').where('aggregatedPinId', '=', aggregatedPinId).execute()
  await insertSlots(tx, aggregatedPinId, slots)
}

interface SlotPicture {
  id: number
  altText: string
  picture: Pick<Picture, 'signature' | 'width' | 'height' | 'dominantColor'>
}

/** The pictures of a carousel by their slots, in their order. */
export async function slotPictures(tx: Db, aggregatedPinId: string): Promise<SlotPicture[]> {
  const rows = await tx
    .selectFrom('carouselSlots as s')
    .innerJoin('images as i', 'i.signature', 's.imageSignature')
    .select(['s.id', 's.place', 's.altText', 'i.signature', 'i.width', 'i.height', 'i.dominantColor'])
    .where('s.aggregatedPinId', '=', aggregatedPinId)
    .orderBy('s.place')
    .execute()
  return rows.map(({ id, place, altText, ...picture }) => ({ id: id ?? place, altText, picture }))
}
