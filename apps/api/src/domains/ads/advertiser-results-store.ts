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

const SUMS = sql`coalesce(sum(d.impressions), 0)::int AS impressions, coalesce(sum(d.saves), 0)::int AS saves,
  coalesce(sum(d.pin_clicks), 0)::int AS pin_clicks, coalesce(sum(d.outbound_clicks), 0)::int AS outbound_clicks,
  coalesce(sum(d.conversions), 0)::int AS conversions, coalesce(sum(d.spend_micros), 0)::bigint AS spend_micros`

const today = ({ now, timeZone }: ResultDays) => sql`(${now}::timestamptz AT TIME ZONE ${timeZone})::date`

/** The days and as many before them, the first one first; days without results have zeros. */
export async function advertiserDays(db: Db, asked: ResultDays): Promise<PromotionDayRow[]> {
  const { rows } = await sql<PromotionDayRow>`
    SELECT each.day::date::text AS day, ${SUMS}
    FROM generate_series(${today(asked)} - (2 * ${asked.days}::int - 1), ${today(asked)}, '1 day') AS each (day)
    LEFT JOIN (promotion_days d JOIN promotions p ON p.id = d.promotion_id
        AND p.ad_account_id = ${asked.adAccountId}::bigint AND p.currency = ${asked.currency})
      ON d.day = each.day::date
    GROUP BY each.day ORDER BY each.day`.execute(db)
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
    SELECT p.id::text AS id, p.name, p.status, ${SUMS}
    FROM promotions p JOIN promotion_days d ON d.promotion_id = p.id
    WHERE p.ad_account_id = ${asked.adAccountId}::bigint AND p.currency = ${asked.currency}
      AND d.day > ${today(asked)} - ${asked.days}::int AND d.day <= ${today(asked)}
    GROUP BY p.id ORDER BY sum(d.spend_micros) DESC, sum(d.impressions) DESC, p.id LIMIT ${limit}`.execute(db)
  return rows
}
