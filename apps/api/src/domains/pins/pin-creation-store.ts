import { sql } from 'kysely'
import { hadStanding, UNPROVEN } from '../../db/creator-standing.ts'
import type { Db } from '../../kernel/deps.ts'
import { listsPinOn } from '../../db/visibility.ts'
import type { PinTextRow } from './pin-fields-view.ts'

export interface NewPin extends PinTextRow {
  id: string
  aggregatedPinId: string
  userId: string
  boardId: string
  sectionId: string | null
  domain: string | null
  imageSignature: string
  imageWidth: number
  imageHeight: number
  dominantColor: string
  createdAt: Date
}

/** What all copies of a picture share, if the person made a pin of it before. */
export async function ownPicture(
  tx: Db,
  userId: string,
  imageSignature: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('pins')
    .select('aggregatedPinId')
    .where('userId', '=', userId)
    .where('imageSignature', '=', imageSignature)
    .where('savedFromPinId', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.aggregatedPinId
}

export const insertAggregatedPin = (tx: Db, id: string, imageSignature: string, createdAt: Date) =>
  tx.insertInto('aggregatedPins').values({ id, imageSignature, createdAt }).execute()

/** False when the board shows the picture already. */
export async function insertPin(tx: Db, pin: NewPin): Promise<boolean> {
  const row = await tx
    .insertInto('pins')
    .values({
      ...pin,
      isListed: listsPinOn(sql`${pin.boardId}::bigint`, sql`${pin.userId}::bigint`),
      popularity: firstPopularity(pin),
    })
    .onConflict((conflict) => conflict.columns(['boardId', 'aggregatedPinId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Until the popularity job has scored it. */
const firstPopularity = ({ userId, createdAt }: NewPin) => sql<number>`(
  SELECT CASE WHEN ${hadStanding(sql`${createdAt}::timestamptz`)} THEN 0 ELSE ${sql.lit(-UNPROVEN)} END
  FROM users creator WHERE creator.id = ${userId}::bigint)`

/** Files a picture under every topic whose name stands in its words, whole and in any form. */
export async function fileUnderTopics(tx: Db, aggregatedPinId: string, words: string): Promise<void> {
  await sql`
    INSERT INTO pin_interests (interest_id, aggregated_pin_id)
    SELECT id, ${aggregatedPinId}::bigint FROM interests
    WHERE to_tsvector('english', plain_text(${words})) @@ plainto_tsquery('english', plain_text(name))
    ON CONFLICT DO NOTHING`.execute(tx)
}
