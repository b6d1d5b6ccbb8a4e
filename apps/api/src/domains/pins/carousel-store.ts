import type { Insertable } from 'kysely'
import type { CarouselSlots } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

type NewSlot = Omit<Insertable<CarouselSlots>, 'aggregatedPinId'>

export async function insertCarousel(
  tx: Db,
  aggregatedPinId: string,
  slots: readonly NewSlot[],
): Promise<void> {
  await tx.insertInto('carouselPins').values({ aggregatedPinId }).execute()
  await tx
    .insertInto('carouselSlots')
    .values(slots.map((slot) => ({ ...slot, aggregatedPinId })))
    .execute()
}
