import { type RawBuilder, sql } from 'kysely'
import { AD_PLACEMENTS, type AdPlacement } from '@tessera/api-types/ads/ad-load'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { plainColumn, readList, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import type { PromotionDayRow } from './promotion-store.ts'

export interface PlaceDayRow extends PromotionDayRow {
  id: string
  placement: AdPlacement | null
  currency: string
}

const COUNTED = [
  'impressions',
  'saves',
  'pin_clicks',
  'outbound_clicks',
  'conversions',
  'filtered',
  'spend_micros',
]
const columns = (of: (name: string) => RawBuilder<unknown>) =>
  sql.join(COUNTED.map((name) => sql`${of(name)} AS ${sql.ref(name)}`))
const ANY = sql.join(
  COUNTED.map((name) => sql`r.${sql.ref(name)} > 0`),
  sql` OR `,
)

/** What is counted in a list, and beside it the rest of each day: together they are the day. */
const placeDays = (promotionId: string) => sql<PlaceDayRow>`(
  WITH places AS (SELECT * FROM promotion_day_placements WHERE promotion_id = ${promotionId}::bigint),
  rest AS (
    SELECT d.day, NULL::text AS placement,
      ${columns(
        (name) => sql`d.${sql.ref(name)} - coalesce((SELECT sum(s.${sql.ref(name)}) FROM places s
        WHERE s.day = d.day), 0)`,
      )}
    FROM promotion_days d WHERE d.promotion_id = ${promotionId}::bigint),
  each_place AS (
    SELECT day, placement, ${columns((name) => sql.ref(name))} FROM places
    UNION ALL SELECT r.* FROM rest r WHERE ${ANY})
  SELECT (to_char(r.day, 'YYYYMMDD') || coalesce(array_position(${[...AD_PLACEMENTS]}::text[], r.placement), 0))::bigint AS id,
    r.day::text AS day, r.placement,
    ${columns((name) => (name === 'spend_micros' ? sql`r.spend_micros::bigint` : sql`r.${sql.ref(name)}::int`))},
    (SELECT p.currency FROM promotions p WHERE p.id = ${promotionId}::bigint) AS currency
  FROM each_place r)`

const fields = {
  sort: {
    id: plainColumn('id'),
    date: plainColumn('day'),
    placement: plainColumn('placement'),
    spend_micros: plainColumn('spendMicros'),
  },
  filter: {},
}

export const listPlaceDays = (
  db: Db,
  promotionId: string,
  request: ListRequest,
): Promise<Listed<PlaceDayRow>> =>
  readList<PlaceDayRow>(
    db,
    db.selectFrom(placeDays(promotionId).as('place_days')).selectAll().$castTo<PlaceDayRow>(),
    request,
    fields,
  )

export interface PlaceRow extends Omit<PromotionDayRow, 'day'> {
  placement: AdPlacement | null
}

/** What a promotion brought in each list, the one with most views first. */
export async function resultsByPlace(db: Db, promotionId: string): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    SELECT placement, ${columns((name) => (name === 'spend_micros' ? sql`sum(spend_micros)::bigint` : sql`sum(${sql.ref(name)})::int`))}
    FROM ${placeDays(promotionId)} AS place_days
    GROUP BY placement ORDER BY sum(impressions) DESC, placement`.execute(db)
  return rows
}
