import type { PinTag } from '@tessera/api-types/pins/pin-tags'
import { sql } from 'kysely'
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

/** Only those of a pin that the person made, and that has none. */
export async function addPinTags(
  tx: Db,
  { userId, pinId, tags }: { userId: string; pinId: string; tags: readonly PinTag[] },
): Promise<void> {
  await sql`
    INSERT INTO pin_tags (aggregated_pin_id, tags)
    SELECT aggregated_pin_id, ${JSON.stringify(tags)}::jsonb FROM pins
    WHERE id = ${pinId}::bigint AND user_id = ${userId}::bigint AND saved_from_pin_id IS NULL
    ON CONFLICT DO NOTHING`.execute(tx)
}

export async function deletePinTags(tx: Db, aggregatedPinId: string): Promise<void> {
  await tx.deleteFrom('pinTags').where('aggregatedPinId', '=', aggregatedPinId).execute()
}

export async function savePinTags(tx: Db, aggregatedPinId: string, tags: readonly PinTag[]): Promise<void> {
  const row = { aggregatedPinId, tags: JSON.stringify(tags) }
  await tx
    .insertInto('pinTags')
    .values(row)
    .onConflict((conflict) => conflict.column('aggregatedPinId').doUpdateSet(row))
    .execute()
}
