import type { PinTag } from '@tessera/api-types/pins/pin-tags'
import type { Db } from '../../kernel/deps.ts'

/** What the picture of a pin points at, in the order of its creator. */
export async function loadPinTags(db: Db, aggregatedPinId: string): Promise<PinTag[]> {
  const row = await db
    .selectFrom('pinTags')
    .select('tags')
    .where('aggregatedPinId', '=', aggregatedPinId)
    .executeTakeFirst()
  return (row?.tags ?? []) as PinTag[]
}

export async function savePinTags(tx: Db, aggregatedPinId: string, tags: readonly PinTag[]): Promise<void> {
  const row = { aggregatedPinId, tags: JSON.stringify(tags) }
  await tx
    .insertInto('pinTags')
    .values(row)
    .onConflict((conflict) => conflict.column('aggregatedPinId').doUpdateSet(row))
    .execute()
}
