import { sql } from 'kysely'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'

interface HiddenPin {
  userId: string
  aggregatedPinId: string
}

export async function hidePinFrom(tx: Db, hidden: HiddenPin, hiddenAt: Date): Promise<void> {
  await tx
    .insertInto('hiddenPins')
    .values({ ...hidden, hiddenAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function showPinTo(tx: Db, { userId, aggregatedPinId }: HiddenPin): Promise<void> {
  await tx
    .deleteFrom('hiddenPins')
    .where('userId', '=', userId)
    .where('aggregatedPinId', '=', aggregatedPinId)
    .execute()
}

/** Those of the pins that the member hid. */
export async function hiddenAmong(db: Db, userId: string, pinIds: readonly string[]): Promise<string[]> {
  if (pinIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT ${plannedOnce} p.id FROM hidden_pins h JOIN pins p ON p.aggregated_pin_id = h.aggregated_pin_id
    WHERE h.user_id = ${userId}::bigint AND p.id = ANY(${[...pinIds]}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}
