import type { PinKind } from '@tessera/api-types/pins/views'
import { sql } from 'kysely'
import { hadStanding, UNPROVEN } from '../../db/creator-standing.ts'
import type { Db } from '../../kernel/deps.ts'
import { listsPinOn } from '../../db/visibility.ts'
import type { PinTextRow } from './pin-fields-view.ts'

export interface NewPin extends Omit<PinTextRow, 'isAiByCreator'> {
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

interface NewAggregatedPin {
  id: string
  kind: PinKind
  imageSignature: string
  createdAt: Date
}

/** What all copies of a picture share, if the person made a pin of it alone before. */
export async function ownPicture(
  tx: Db,
  userId: string,
  imageSignature: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('pins as p')
    .innerJoin('aggregatedPins as a', 'a.id', 'p.aggregatedPinId')
    .select('p.aggregatedPinId')
    .where('p.userId', '=', userId)
    .where('p.imageSignature', '=', imageSignature)
    .where('p.savedFromPinId', 'is', null)
    .where('a.kind', 'in', ['image', 'product', 'video'])
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
  return row?.aggregatedPinId
}

/** The pin of a single picture is that of a video where the picture is the cover of one. */
export async function insertAggregatedPin(
  tx: Db,
  { id, kind, imageSignature, createdAt }: NewAggregatedPin,
): Promise<void> {
  await sql`
    WITH video AS (SELECT signature FROM videos WHERE ${kind} = 'image' AND signature = ${imageSignature}),
      made AS (
        INSERT INTO aggregated_pins (id, image_signature, created_at, kind)
        VALUES (${id}, ${imageSignature}, ${createdAt},
          CASE WHEN EXISTS (TABLE video) THEN 'video' ELSE ${kind} END)
        RETURNING id)
    INSERT INTO video_pins (aggregated_pin_id, signature)
    SELECT made.id, video.signature FROM made, video`.execute(tx)
}

/** False when the board shows the picture already. */
export async function insertPin(tx: Db, pin: NewPin): Promise<boolean> {
  const row = await tx
    .insertInto('pins')
    .values({
      ...pin,
      isListed: listsPinOn(sql`${pin.boardId}::bigint`, sql`${pin.userId}::bigint`),
      popularity: firstPopularity(pin),
      richMetadata: factsOf(pin.link),
    })
    .onConflict((conflict) => conflict.columns(['boardId', 'aggregatedPinId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The facts of the page that it leads to, where somebody looked for pictures there. */
const factsOf = (link: string | null) => sql<string | null>`(
  SELECT json_build_object('attribution', attribution, 'recipe', subject -> 'recipe',
    'article', subject -> 'article', 'attributedLink', address)
  FROM page_attributions WHERE address = ${link})`

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
