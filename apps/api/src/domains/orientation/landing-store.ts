import { sql, type Insertable } from 'kysely'
import type { LandingSignals } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

/** False where the account has reported its visit before. */
export async function insertSignals(tx: Db, signals: Insertable<LandingSignals>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('landingSignals')
    .values(signals)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

interface About {
  slugs: readonly string[]
  words: readonly string[]
  pinIds: readonly string[]
}

const MOST_TOPICS = 20

/** Keeps the topics that were visited, searched for by name, or that pins looked at belong to. */
export async function insertInterests(
  tx: Db,
  userId: string,
  { slugs, words, pinIds }: About,
): Promise<void> {
  await sql`INSERT INTO landing_interests (user_id, interest_id)
    SELECT ${userId}::bigint, id FROM (
      SELECT id, 0 AS place FROM interests
        WHERE slug = ANY(${slugs}::text[]) OR lower(name) = ANY(${words}::text[])
      UNION ALL
      SELECT i.interest_id, 1 FROM pins p JOIN pin_interests i USING (aggregated_pin_id)
        WHERE p.id = ANY(${pinIds}::bigint[]) AND p.is_listed
    ) about GROUP BY id ORDER BY min(place), count(*) DESC, id LIMIT ${MOST_TOPICS}
    ON CONFLICT DO NOTHING`.execute(tx)
}
