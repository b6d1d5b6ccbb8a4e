import { type RawBuilder, sql } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { plainColumn, readList, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import type { AudienceCell, Dimension, ResultGroup } from './promotion-audience-rules.ts'
import type { PromotionDayRow } from './promotion-store.ts'

/** What is known of who did it; a person counts once, with the first thing they did. */
export async function bookAudiences(
  tx: Db,
  given: RawBuilder<unknown>,
  uuids: readonly string[],
): Promise<void> {
  const isNew = sql`NOT EXISTS (SELECT FROM promotion_events o WHERE o.viewer_key = e."viewerKey"
    AND o.promotion_id = e."promotionId" AND o.age IS NOT NULL AND NOT o.is_filtered AND o.client_uuid <> ALL(${uuids}::uuid[]))`
  await sql`INSERT INTO promotion_audiences AS a (promotion_id, day, age, gender, viewers, impressions, saves,
      pin_clicks, outbound_clicks, filtered, spend_micros)
    SELECT e."promotionId", e.day, e.age, e.gender,
      count(DISTINCT e."viewerKey") FILTER (WHERE NOT e."isFiltered" AND ${isNew}),
      count(*) FILTER (WHERE e.kind = 'IMPRESSION' AND NOT e."isFiltered"),
      count(*) FILTER (WHERE e.kind = 'SAVE' AND NOT e."isFiltered"),
      count(*) FILTER (WHERE e.kind = 'PIN_CLICK' AND NOT e."isFiltered"),
      count(*) FILTER (WHERE e.kind = 'OUTBOUND_CLICK' AND NOT e."isFiltered"),
      count(*) FILTER (WHERE e."isFiltered"), sum(e."amountMicros")
    FROM ${given} WHERE e.age IS NOT NULL GROUP BY 1, 2, 3, 4
    ON CONFLICT (promotion_id, day, age, gender) DO UPDATE SET viewers = a.viewers + excluded.viewers,
      impressions = a.impressions + excluded.impressions, saves = a.saves + excluded.saves,
      pin_clicks = a.pin_clicks + excluded.pin_clicks, outbound_clicks = a.outbound_clicks + excluded.outbound_clicks,
      filtered = a.filtered + excluded.filtered, spend_micros = a.spend_micros + excluded.spend_micros`.execute(
    tx,
  )
}

interface DayRow extends PromotionDayRow {
  age: null
}

interface CellRow extends Omit<PromotionDayRow, 'day'> {
  age: string
  gender: string
  viewers: number
}

/** Where a promotion runs, and when it is. */
interface At {
  id: string
  timeZone: string
  now: Date
}

/** The days of a promotion, and what each age range and gender brought on those that are over: read as of one moment. */
export async function daysAndCells(
  db: Db,
  { id, timeZone, now }: At,
): Promise<{ days: PromotionDayRow[]; cells: AudienceCell[] }> {
  const { rows } = await sql<CellRow | DayRow>`
    SELECT day::text AS day, NULL AS age, NULL AS gender, 0 AS viewers, impressions, saves, pin_clicks,
      outbound_clicks, conversions, filtered, spend_micros
    FROM promotion_days WHERE promotion_id = ${id}::bigint
    UNION ALL
    SELECT NULL, age, gender, sum(viewers)::int, sum(impressions)::int, sum(saves)::int, sum(pin_clicks)::int,
      sum(outbound_clicks)::int, sum(conversions)::int, sum(filtered)::int, sum(spend_micros)::bigint
    FROM promotion_audiences WHERE promotion_id = ${id}::bigint
      AND day < (${now}::timestamptz AT TIME ZONE ${timeZone})::date
    GROUP BY age, gender
    ORDER BY 1`.execute(db)
  const days = rows.flatMap((row) => (row.age === null ? [row] : []))
  return { days, cells: rows.flatMap((row) => (row.age === null ? [] : [toCell(row)])) }
}

const toCell = ({ age, gender, viewers, ...row }: CellRow): AudienceCell => ({
  age,
  gender,
  viewers,
  results: {
    impressions: row.impressions,
    saves: row.saves,
    pin_clicks: row.pinClicks,
    outbound_clicks: row.outboundClicks,
    conversions: row.conversions,
    filtered: row.filtered,
    spend_micros: Number(row.spendMicros),
  },
})

/** Nobody is of these; that something was known stays, so that nobody counts twice. */
const CLEARED = sql`UPDATE promotion_events SET age = 'unknown', gender = 'unspecified'`
const IS_KNOWN = sql`(age <> 'unknown' OR gender <> 'unspecified')`
const AT_ONCE = 5_000

/** True where more may be left. */
export async function clearAudiencesBefore(tx: Db, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`${CLEARED} WHERE client_uuid IN (
    SELECT client_uuid FROM promotion_events WHERE ${IS_KNOWN} AND accepted_at <= ${at}::timestamptz
    ORDER BY accepted_at LIMIT ${AT_ONCE})`.execute(tx)
  return numAffectedRows === BigInt(AT_ONCE)
}

export const clearAudiencesOf = (tx: Db, viewerKey: string): Promise<unknown> =>
  sql`${CLEARED} WHERE viewer_key = ${viewerKey} AND ${IS_KNOWN}`.execute(tx)

export interface GroupRow extends Omit<PromotionDayRow, 'day'> {
  id: string
  dimension: Dimension
  group: ResultGroup['group']
  currency: string
}

const fields = {
  sort: {
    id: plainColumn('id'),
    dimension: plainColumn('dimension'),
    impressions: plainColumn('impressions'),
  },
  filter: {},
}

/** Groups as a list that can be sorted and read as a file. */
export function listGroups(
  db: Db,
  groups: readonly ResultGroup[],
  currency: string,
  request: ListRequest,
): Promise<Listed<GroupRow>> {
  const rows = groups.map(({ results, ...group }, index) => ({
    id: index + 1,
    ...group,
    ...results,
    currency,
  }))
  const given = sql<GroupRow>`(SELECT id, dimension, "group", impressions, saves, pin_clicks,
      outbound_clicks, conversions, filtered, spend_micros, currency
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(id bigint, dimension text, "group" text,
      impressions int, saves int, pin_clicks int, outbound_clicks int, conversions int, filtered int,
      spend_micros bigint, currency text))`
  return readList<GroupRow>(
    db,
    db.selectFrom(given.as('result_groups')).selectAll().$castTo<GroupRow>(),
    request,
    fields,
  )
}
