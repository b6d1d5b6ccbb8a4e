import { type RawBuilder, sql } from 'kysely'
import {
  CLICK_ONCE_MS,
  CLICK_RATE_MS,
  SEEN_MS,
  viewerPromotionKey,
  type BookedEvent,
  type BookedPromotion,
  type Books,
  type PromotionEvent,
} from '../../delivery/charging.ts'
import type { Db } from '../../kernel/deps.ts'
import { bookReach } from './reach-store.ts'
import { bookAudiences } from './promotion-audience-store.ts'

interface LockedPromotion extends Omit<BookedPromotion, 'dailyBudgetMicros' | 'spentTodayMicros'> {
  businessId: string
  day: string
  monthStart: string
  monthEnd: string
  dailyBudgetMicros: string
  spentTodayMicros: string
  spentMicros: string
  capMicros: string | null
  /** Of those who did something with it, who belongs to its business. */
  insiderIds: string[]
}

/** Holds the books of one account, as charging does, until `tx` ends. */
export async function lockAccount(tx: Db, adAccountId: string): Promise<void> {
  await sql`SELECT FROM ad_account_spend WHERE ad_account_id = ${adAccountId}::bigint FOR UPDATE`.execute(tx)
}

/** The same of the account of an invoice. */
export async function lockAccountOf(tx: Db, invoiceId: string): Promise<void> {
  await sql`SELECT FROM ad_account_spend WHERE ad_account_id =
    (SELECT ad_account_id FROM invoices WHERE id = ${invoiceId}::bigint) FOR UPDATE`.execute(tx)
}

/** Holds the books of the accounts behind some promotions, always in the same order, until `tx` ends. */
async function lockAccounts(tx: Db, promotionIds: readonly string[]): Promise<void> {
  await sql`INSERT INTO ad_account_spend (ad_account_id)
    SELECT DISTINCT ad_account_id FROM promotions WHERE id = ANY(${[...promotionIds]}::bigint[]) ORDER BY 1
    ON CONFLICT DO NOTHING`.execute(tx)
  await sql`SELECT FROM ad_account_spend WHERE ad_account_id IN (
      SELECT ad_account_id FROM promotions WHERE id = ANY(${[...promotionIds]}::bigint[]))
    ORDER BY ad_account_id FOR UPDATE`.execute(tx)
}

export interface LockedBooks extends Books {
  rows: ReadonlyMap<string, LockedPromotion>
}

/**
 * What is needed to settle events, as it stands until `tx` ends. A day whose month has its invoice takes nothing more,
 * though a clock, or the time zone of the account, went back to it.
 */
export async function lockBooks(tx: Db, events: readonly PromotionEvent[], now: Date): Promise<LockedBooks> {
  const ids = [...new Set(events.map(({ promotionId }) => promotionId))]
  const userIds = [...new Set(events.flatMap(({ userId }) => userId ?? []))]
  await lockAccounts(tx, ids)
  const { rows } = await sql<LockedPromotion>`
    SELECT p.id::text AS id, p.ad_account_id::text AS ad_account_id, p.business_id::text AS business_id,
      p.objective, p.currency, p.status, today.day::text AS day,
      date_trunc('month', today.day)::date::text AS month_start,
      (date_trunc('month', today.day) + interval '1 month' - interval '1 day')::date::text AS month_end,
      p.daily_budget_micros, coalesce(d.spend_micros, 0) AS spent_today_micros,
      s.spend_micros AS spent_micros, a.spend_cap_micros AS cap_micros,
      ARRAY(SELECT m.user_id::text FROM business_members m
          WHERE m.business_id = p.business_id AND m.user_id = ANY(${userIds}::bigint[])
        UNION SELECT f.user_id::text FROM business_profiles f
          WHERE f.business_id = p.business_id AND f.user_id = ANY(${userIds}::bigint[])) AS insider_ids
    FROM promotions p
    JOIN ad_accounts a ON a.id = p.ad_account_id
    JOIN ad_account_spend s ON s.ad_account_id = a.id
    CROSS JOIN LATERAL (SELECT greatest((${now}::timestamptz AT TIME ZONE a.time_zone)::date,
      (SELECT max(i.period_end) + 1 FROM invoices i
        WHERE i.ad_account_id = a.id AND i.status <> 'PROGRESS')) AS day) today
    LEFT JOIN promotion_days d ON d.promotion_id = p.id AND d.day = today.day
    WHERE p.id = ANY(${ids}::bigint[])`.execute(tx)
  const { rows: known } = await sql<{ clientUuid: string }>`SELECT client_uuid FROM promotion_events
    WHERE client_uuid = ANY(${events.map(({ clientUuid }) => clientUuid)}::uuid[])`.execute(tx)
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    promotions: new Map(rows.map((row) => [row.id, toBooked(row)])),
    accounts: new Map(
      rows.map(({ adAccountId, spentMicros, capMicros }) => [
        adAccountId,
        { spentMicros: Number(spentMicros), capMicros: capMicros === null ? null : Number(capMicros) },
      ]),
    ),
    insiders: insidersOf(events, rows),
    known: new Set(known.map(({ clientUuid }) => clientUuid)),
    paidClicks: await paidClicks(tx, events, now),
    impressions: await impressions(tx, events, now),
    clicks: await clicksLately(tx, events, now),
  }
}

function insidersOf(events: readonly PromotionEvent[], rows: readonly LockedPromotion[]): Set<string> {
  const members = new Set(rows.flatMap(({ id, insiderIds }) => insiderIds.map((userId) => `${id} ${userId}`)))
  const insiders = events.filter(
    ({ promotionId, userId }) => typeof userId === 'string' && members.has(`${promotionId} ${userId}`),
  )
  return new Set(insiders.map(viewerPromotionKey))
}

const toBooked = (row: LockedPromotion): BookedPromotion => ({
  id: row.id,
  adAccountId: row.adAccountId,
  objective: row.objective,
  currency: row.currency,
  status: row.status,
  dailyBudgetMicros: Number(row.dailyBudgetMicros),
  spentTodayMicros: Number(row.spentTodayMicros),
})

async function paidClicks(tx: Db, events: readonly PromotionEvent[], now: Date): Promise<Set<string>> {
  const clicks = events.filter(({ kind }) => kind === 'OUTBOUND_CLICK')
  if (clicks.length === 0) return new Set()
  const { rows } = await sql<{ promotionId: string; viewerKey: string }>`
    SELECT DISTINCT promotion_id::text AS promotion_id, viewer_key FROM promotion_events
    WHERE viewer_key = ANY(${clicks.map(({ viewerKey }) => viewerKey)}) AND kind = 'OUTBOUND_CLICK'
      AND amount_micros > 0 AND accepted_at > ${new Date(now.getTime() - CLICK_ONCE_MS)}`.execute(tx)
  return new Set(rows.map(viewerPromotionKey))
}

async function impressions(
  tx: Db,
  events: readonly PromotionEvent[],
  now: Date,
): Promise<Map<string, number>> {
  const seen = events.filter(({ kind }) => kind === 'IMPRESSION')
  if (seen.length === 0) return new Map()
  const { rows } = await sql<{ promotionId: string; viewerKey: string; count: number }>`
    SELECT promotion_id::text AS promotion_id, viewer_key, count(*)::int AS count FROM promotion_events
    WHERE viewer_key = ANY(${seen.map(({ viewerKey }) => viewerKey)}) AND kind = 'IMPRESSION'
      AND NOT is_filtered AND accepted_at > ${new Date(now.getTime() - SEEN_MS)} GROUP BY 1, 2`.execute(tx)
  return new Map(rows.map((row) => [viewerPromotionKey(row), row.count]))
}

async function clicksLately(
  tx: Db,
  events: readonly PromotionEvent[],
  now: Date,
): Promise<Map<string, number>> {
  const clicks = events.filter(({ kind }) => kind === 'OUTBOUND_CLICK')
  if (clicks.length === 0) return new Map()
  const { rows } = await sql<{ viewerKey: string; count: number }>`
    SELECT viewer_key, count(*)::int AS count FROM promotion_events
    WHERE viewer_key = ANY(${clicks.map(({ viewerKey }) => viewerKey)}) AND kind = 'OUTBOUND_CLICK'
      AND NOT is_filtered AND accepted_at > ${new Date(now.getTime() - CLICK_RATE_MS)} GROUP BY 1`.execute(tx)
  return new Map(rows.map(({ viewerKey, count }) => [viewerKey, count]))
}

type Written = BookedEvent & {
  day: string
  transferId: string
  invoiceId: string
  businessId: string
  monthStart: string
  monthEnd: string
  currency: string
  /** Both null where nothing is known of who did it. */
  age: string | null
  gender: string | null
}

/** Impressions, saves, both kinds of clicks, and what was filtered. */
const COUNTED = sql`count(*) FILTER (WHERE e.kind = 'IMPRESSION' AND NOT e."isFiltered"),
      count(*) FILTER (WHERE e.kind = 'SAVE' AND NOT e."isFiltered"),
      count(*) FILTER (WHERE e.kind = 'PIN_CLICK' AND NOT e."isFiltered"),
      count(*) FILTER (WHERE e.kind = 'OUTBOUND_CLICK' AND NOT e."isFiltered"),
      count(*) FILTER (WHERE e."isFiltered")`

const isSight = ({ kind, isFiltered }: Written): boolean => kind === 'IMPRESSION' && !isFiltered

const seenBy = (given: RawBuilder<unknown>) => sql`SELECT e."adAccountId" AS id, e."viewerKey" AS viewer,
  max(e.day) AS day FROM ${given} WHERE e.kind = 'IMPRESSION' AND NOT e."isFiltered" GROUP BY 1, 2`

/** Adds what events cost to the share of today's budget, and to what the account has spent. */
async function bookSpent(tx: Db, given: RawBuilder<unknown>): Promise<void> {
  await sql`UPDATE promotions p SET spent_permille = held.permille FROM (
      SELECT p.id, least(1000, 1000 * d.spend_micros / p.daily_budget_micros) AS permille
      FROM promotions p JOIN promotion_days d ON d.promotion_id = p.id
      WHERE (p.id, d.day) IN (SELECT e."promotionId", e.day FROM ${given} WHERE e."amountMicros" > 0)
        AND p.spent_permille <> least(1000, 1000 * d.spend_micros / p.daily_budget_micros)
      ORDER BY p.id FOR NO KEY UPDATE OF p) held
    WHERE p.id = held.id`.execute(tx)
  await sql`UPDATE ad_account_spend s SET spend_micros = s.spend_micros + e.amount
    FROM (SELECT e."adAccountId" AS id, sum(e."amountMicros") AS amount FROM ${given} GROUP BY 1) e
    WHERE s.ad_account_id = e.id AND e.amount > 0`.execute(tx)
}

/** Writes settled events into everything that counts them. */
export async function bookEvents(tx: Db, events: readonly Written[], at: Date): Promise<void> {
  if (events.length === 0) return
  const json = JSON.stringify(events)
  const given = sql`jsonb_to_recordset(${json}::jsonb) AS e("clientUuid" uuid, "promotionId" bigint, kind text,
    "viewerKey" text, day date, "amountMicros" bigint, "adAccountId" bigint, "businessId" bigint, "transferId" bigint,
    "invoiceId" bigint, "monthStart" date, "monthEnd" date, currency text, "isFiltered" boolean, placement text,
    age text, gender text)`
  await sql`INSERT INTO promotion_events (client_uuid, promotion_id, kind, viewer_key, accepted_at, day, amount_micros,
      is_filtered, placement, age, gender)
    SELECT e."clientUuid", e."promotionId", e.kind, e."viewerKey", ${at}::timestamptz, e.day, e."amountMicros",
      e."isFiltered", e.placement, e.age, e.gender FROM ${given}`.execute(tx)
  await sql`INSERT INTO invoices (id, ad_account_id, business_id, period_start, period_end, status, currency,
      subtotal_micros)
    SELECT min(e."invoiceId"), e."adAccountId", e."businessId", e."monthStart", e."monthEnd", 'PROGRESS', e.currency,
      sum(e."amountMicros")
    FROM ${given} WHERE e."amountMicros" > 0
    GROUP BY e."adAccountId", e."businessId", e."monthStart", e."monthEnd", e.currency
    ON CONFLICT (ad_account_id, period_start, currency)
      DO UPDATE SET subtotal_micros = invoices.subtotal_micros + excluded.subtotal_micros`.execute(tx)
  await sql`INSERT INTO promotion_days AS d (promotion_id, day, impressions, saves, pin_clicks, outbound_clicks,
      filtered, spend_micros, budget_micros, invoice_id)
    SELECT e."promotionId", e.day, ${COUNTED}, sum(e."amountMicros"), p.daily_budget_micros,
      (SELECT i.id FROM invoices i WHERE sum(e."amountMicros") > 0 AND i.ad_account_id = p.ad_account_id
        AND i.period_start = min(e."monthStart") AND i.currency = p.currency)
    FROM ${given} JOIN promotions p ON p.id = e."promotionId"
    GROUP BY e."promotionId", e.day, p.daily_budget_micros, p.ad_account_id, p.currency
    ON CONFLICT (promotion_id, day) DO UPDATE SET
      impressions = d.impressions + excluded.impressions, saves = d.saves + excluded.saves,
      pin_clicks = d.pin_clicks + excluded.pin_clicks,
      outbound_clicks = d.outbound_clicks + excluded.outbound_clicks, filtered = d.filtered + excluded.filtered,
      spend_micros = d.spend_micros + excluded.spend_micros,
      budget_micros = greatest(d.budget_micros, excluded.budget_micros),
      invoice_id = coalesce(d.invoice_id, excluded.invoice_id)`.execute(tx)
  await bookPlaces(tx, given)
  if (events.some(isSight)) await bookReach(tx, seenBy(given))
  const known = events.filter(({ age }) => age !== null).map(({ clientUuid }) => clientUuid)
  if (known.length > 0) await bookAudiences(tx, given, known)
  await bookSpent(tx, given)
  await sql`INSERT INTO ledger_transfers (id, ad_account_id, occurred_at, kind, source, debit, credit, amount_micros,
      currency)
    SELECT e."transferId", e."adAccountId", ${at}::timestamptz, 'CHARGE', e."clientUuid"::text, 'UNBILLED', 'REVENUE',
      e."amountMicros", e.currency
    FROM ${given} WHERE e."amountMicros" > 0`.execute(tx)
}

/** What is known of the list it stood in, besides its day. */
async function bookPlaces(tx: Db, given: RawBuilder<unknown>): Promise<void> {
  await sql`INSERT INTO promotion_day_placements AS d (promotion_id, day, placement, impressions, saves, pin_clicks,
      outbound_clicks, filtered, spend_micros)
    SELECT e."promotionId", e.day, e.placement, ${COUNTED}, sum(e."amountMicros")
    FROM ${given} WHERE e.placement IS NOT NULL GROUP BY 1, 2, 3
    ON CONFLICT (promotion_id, day, placement) DO UPDATE SET
      impressions = d.impressions + excluded.impressions, saves = d.saves + excluded.saves,
      pin_clicks = d.pin_clicks + excluded.pin_clicks, outbound_clicks = d.outbound_clicks + excluded.outbound_clicks,
      filtered = d.filtered + excluded.filtered, spend_micros = d.spend_micros + excluded.spend_micros`.execute(
    tx,
  )
}
