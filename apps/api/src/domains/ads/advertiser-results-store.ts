import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { PromotionDayRow } from './promotion-store.ts'

export interface ResultDays {
  adAccountId: string
  currency: string
  timeZone: string
  now: Date
  days: number
}

const COUNTED = ['impressions', 'saves', 'pin_clicks', 'outbound_clicks', 'conversions', 'filtered'] as const
const SUMS = sql`${sql.join(COUNTED.map((name) => sql`sum(${sql.ref(`d.${name}`)})::int AS ${sql.ref(name)}`))},
  sum(d.spend_micros)::bigint AS spend_micros`
const SUMMED = [...COUNTED, 'spend_micros'].map((name) => ({ name, sum: sql.ref(`sums.${name}`) }))
const RESULTS = sql.join(SUMMED.map(({ sum }) => sum))
const OR_ZERO = sql.join(SUMMED.map(({ name, sum }) => sql`coalesce(${sum}, 0) AS ${sql.ref(name)}`))

const today = ({ now, timeZone }: ResultDays) => sql`(${now}::timestamptz AT TIME ZONE ${timeZone})::date`

const isAsked = ({ adAccountId, currency }: ResultDays) =>
  sql`p.ad_account_id = ${adAccountId}::bigint AND p.currency = ${currency}`

/** The days and as many before them, the first one first; days without results have zeros. */
export async function advertiserDays(db: Db, asked: ResultDays): Promise<PromotionDayRow[]> {
  const first = sql`${today(asked)} - (2 * ${asked.days}::int - 1)`
  const { rows } = await sql<PromotionDayRow>`
    SELECT each.day::date::text AS day, ${OR_ZERO}
    FROM generate_series(${first}, ${today(asked)}, '1 day') AS each (day)
    LEFT JOIN (
      SELECT d.day, ${SUMS} FROM promotion_days d
      WHERE d.promotion_id = ANY(ARRAY(SELECT p.id FROM promotions p WHERE ${isAsked(asked)})) AND d.day >= ${first}
      GROUP BY d.day) sums ON sums.day = each.day::date
    ORDER BY each.day`.execute(db)
  return rows
}

export interface PromotionOfDays extends Omit<PromotionDayRow, 'day'> {
  id: string
  name: string
  status: string
}

/** The promotions that cost most in these days, the dearest first. */
export async function dearestPromotions(
  db: Db,
  asked: ResultDays,
  limit: number,
): Promise<PromotionOfDays[]> {
  const { rows } = await sql<PromotionOfDays>`
    SELECT p.id::text AS id, p.name, p.status, ${RESULTS}
    FROM promotions p CROSS JOIN LATERAL (
      SELECT count(*) AS days, ${SUMS} FROM promotion_days d
      WHERE d.promotion_id = p.id AND d.day > ${today(asked)} - ${asked.days}::int AND d.day <= ${today(asked)}) sums
    WHERE ${isAsked(asked)} AND sums.days > 0
    ORDER BY sums.spend_micros DESC, sums.impressions DESC, p.id LIMIT ${limit}`.execute(db)
  return rows
}

const LATELY_DAYS = 14

/** Views and clicks of all promotions of an account in two weeks. */
export async function broughtLately(
  db: Db,
  adAccountId: string,
  now: Date,
): Promise<{ views: number; clicks: number }> {
  const { rows } = await sql<{ views: number; clicks: number }>`
    SELECT coalesce(sum(d.impressions), 0)::int AS views, coalesce(sum(d.outbound_clicks), 0)::int AS clicks
    FROM promotion_days d
    WHERE d.promotion_id = ANY(ARRAY(SELECT p.id FROM promotions p WHERE p.ad_account_id = ${adAccountId}::bigint))
      AND d.day > (${now}::timestamptz AT TIME ZONE 'UTC')::date - ${LATELY_DAYS}::int`.execute(db)
  return rows[0] ?? { views: 0, clicks: 0 }
}
