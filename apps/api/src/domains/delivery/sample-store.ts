import { sql } from 'kysely'
import type { DeliveryVerdict } from '@tessera/api-types/ads/delivery-verdicts'
import type { StoredDecision } from '../../delivery/decision.ts'
import type { Db } from '../../kernel/deps.ts'

export interface Sample {
  id: string
  decidedAt: Date
  input: StoredDecision
  chosen: string[]
}

export const insertSample = (tx: Db, { id, decidedAt, input, chosen }: Sample): Promise<unknown> =>
  sql`INSERT INTO delivery_samples (id, decided_at, version, input, chosen)
    VALUES (${id}::bigint, ${decidedAt}, ${input.version}, ${JSON.stringify(input)}::jsonb,
      ${chosen}::bigint[])`.execute(tx)

/** One page more for each promotion's verdict, always in the same order, so that processes do not wait in a circle. */
export const countVerdicts = (
  tx: Db,
  at: Date,
  verdicts: readonly { promotionId: string; verdict: DeliveryVerdict }[],
): Promise<unknown> =>
  sql`INSERT INTO delivery_verdict_days AS d (promotion_id, day, verdict, pages)
    SELECT v."promotionId", (${at}::timestamptz AT TIME ZONE 'UTC')::date, v.verdict, 1
    FROM jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) AS v("promotionId" bigint, verdict text)
    ORDER BY 1, 3
    ON CONFLICT (promotion_id, day, verdict) DO UPDATE SET pages = d.pages + 1`.execute(tx)

export interface VerdictCount {
  verdict: DeliveryVerdict
  pages: number
}

/** What became of a promotion since the beginning of a day, the most frequent first. */
export async function verdictCounts(db: Db, promotionId: string, since: Date): Promise<VerdictCount[]> {
  const { rows } = await sql<VerdictCount>`SELECT verdict, sum(pages)::int AS pages FROM delivery_verdict_days
    WHERE promotion_id = ${promotionId}::bigint AND day >= (${since}::timestamptz AT TIME ZONE 'UTC')::date
    GROUP BY verdict ORDER BY pages DESC, verdict`.execute(db)
  return rows
}

export async function sampleById(db: Db, id: string): Promise<Sample | null> {
  const { rows } = await sql<Sample>`SELECT id::text AS id, decided_at, input, chosen::text[] AS chosen
    FROM delivery_samples WHERE id = ${id}::bigint`.execute(db)
  return rows[0] ?? null
}

export async function newestSamples(
  db: Db,
  limit: number,
): Promise<Pick<Sample, 'chosen' | 'decidedAt' | 'id'>[]> {
  const { rows } = await sql<Sample>`SELECT id::text AS id, decided_at, chosen::text[] AS chosen
    FROM delivery_samples ORDER BY decided_at DESC, id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function forgetSamples(tx: Db, before: Date, verdictsBefore: Date): Promise<void> {
  await sql`DELETE FROM delivery_samples WHERE decided_at < ${before}`.execute(tx)
  await sql`DELETE FROM delivery_verdict_days
    WHERE day < (${verdictsBefore}::timestamptz AT TIME ZONE 'UTC')::date`.execute(tx)
}
