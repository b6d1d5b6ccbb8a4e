import { sql } from 'kysely'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

const MOST_ALIKE = 100_000

/** Members who allow advertisers to reach them. */
const isReachable = sql`${isActive('u')} AND u.third_party_marketing_tracking_enabled IS NOT FALSE`

/** The members with one of these hashed addresses. */
export async function customersOf(db: Db, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT u.id::text FROM unnest(${hashes}::text[]) AS given (hash)
    JOIN users u ON email_hash(u.email::text) = given.hash AND u.email IS NOT NULL
    WHERE ${isReachable}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Makes these people the members of a new audience. */
export async function setMembers(tx: Db, id: string, userIds: readonly string[]): Promise<void> {
  await sql`WITH added AS (INSERT INTO audience_members (audience_id, user_id)
      SELECT ${id}::bigint, u.id FROM users u WHERE u.id = ANY(${userIds}::bigint[]) RETURNING user_id)
    UPDATE audiences SET is_processing = false, member_count = (SELECT count(*) FROM added)
    WHERE id = ${id}`.execute(tx)
}

/** Who did it within the days of the audience, by its type; a customer list stays as it was sent. */
const found = sql`
  SELECT e.user_id FROM a JOIN tag_events e ON a.type = 'VISITOR' AND e.tag_id = a.tag_id
    AND e.fired_at > a.since
  UNION
  SELECT s.user_id FROM a
    JOIN business_profiles o ON a.type = 'ENGAGEMENT' AND o.business_id = a.business_id
    JOIN pins p ON p.user_id = o.user_id
    JOIN pins s ON s.saved_from_pin_id = p.id AND s.user_id <> o.user_id AND s.created_at > a.since
  UNION
  SELECT r.user_id FROM a
    JOIN business_profiles o ON a.type = 'ENGAGEMENT' AND o.business_id = a.business_id
    JOIN pins p ON p.user_id = o.user_id
    JOIN pin_reactions r ON r.aggregated_pin_id = p.aggregated_pin_id AND r.user_id <> o.user_id
      AND r.created_at > a.since
  UNION
  (SELECT f.user_id FROM (
      SELECT i.interest_id, count(*) AS members FROM a
      JOIN audience_members m ON a.type = 'ACTALIKE' AND m.audience_id = a.source_audience_id
      JOIN interest_follows i ON i.user_id = m.user_id GROUP BY i.interest_id) AS topic
    JOIN interest_follows f ON f.interest_id = topic.interest_id
    WHERE NOT EXISTS (SELECT FROM a JOIN audience_members own ON own.audience_id = a.source_audience_id
      WHERE own.user_id = f.user_id)
    GROUP BY f.user_id HAVING count(*) >= 2
    ORDER BY sum(topic.members) DESC, f.user_id LIMIT ${sql.lit(MOST_ALIKE)})`

/** Finds the members of an audience anew; a customer list loses those who do not allow it any more. */
export async function refreshMembers(tx: Db, id: string, now: Date): Promise<void> {
  await sql`DELETE FROM audience_members m USING audiences a, users u
    WHERE a.id = ${id} AND m.audience_id = a.id AND u.id = m.user_id
      AND (a.type <> 'CUSTOMER_LIST' OR NOT (${isReachable}))`.execute(tx)
  await sql`WITH a AS (SELECT *, ${now}::timestamptz - days * interval '1 day' AS since FROM audiences
      WHERE id = ${id})
    INSERT INTO audience_members (audience_id, user_id)
    SELECT ${id}::bigint, u.id FROM (${found}) AS found JOIN users u ON u.id = found.user_id
    WHERE ${isReachable} ON CONFLICT DO NOTHING`.execute(tx)
  await sql`UPDATE audiences SET is_processing = false,
      member_count = (SELECT count(*) FROM audience_members WHERE audience_id = ${id})
    WHERE id = ${id}`.execute(tx)
}

/** All audiences, sources before those that are like them. */
export async function audienceIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('audiences')
    .select('id')
    .orderBy(sql`type = 'ACTALIKE'`)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
