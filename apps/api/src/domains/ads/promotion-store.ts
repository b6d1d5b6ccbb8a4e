import { sql, type Insertable, type Updateable } from 'kysely'
import type { AdAge, AdGender, AdObjective, AudienceWidth } from '@tessera/api-types/ads/ad-options'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, equalTo, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'

import { orLost } from '../../kernel/unique-violation.ts'
import type { Promotions } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { PromotionState } from './promotion-rules.ts'

export interface PromotionRow extends PromotionState {
  id: string
  adAccountId: string
  businessId: string
  pinId: string | null
  productGroupId: string | null
  name: string
  objective: AdObjective
  dailyBudgetMicros: string
  currency: string
  startAt: Date
  endAt: Date | null
  startDate: string
  endDate: string | null
  destinationUrl: string
  tagId: string | null
  locales: string[]
  ages: AdAge[]
  genders: AdGender[]
  interestIds: string[]
  audiences: { id: string; name: string | null }[]
  isAuto: boolean
  audienceWidth: AudienceWidth
  createdAt: Date
  creatorId: string | null
  creatorUsername: string | null
  creatorName: string | null
  adAccountName: string
  imageSignature: string | null
  spendMicros: string
  impressions: number
  saves: number
  pinClicks: number
  outboundClicks: number
  conversions: number
}

const chosenAudiences = sql<PromotionRow['audiences']>`(
  SELECT coalesce(json_agg(json_build_object('id', chosen.id::text, 'name', e.name) ORDER BY chosen.at), '[]')
  FROM unnest(p.audience_ids) WITH ORDINALITY AS chosen (id, at)
  LEFT JOIN audiences e ON e.id = chosen.id AND EXISTS (SELECT FROM targetable_audiences t
    WHERE t.audience_id = e.id AND t.ad_account_id = p.ad_account_id))`

const promotionsOf = (db: Db, adAccountIds: readonly string[]) =>
  db
    .selectFrom('promotions as p')
    .innerJoin('adAccounts as a', 'a.id', 'p.adAccountId')
    .leftJoin('users as u', 'u.id', 'p.createdBy')
    .leftJoin('pins', 'pins.id', 'p.pinId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('promotionDays as d')
          .whereRef('d.promotionId', '=', 'p.id')
          .select([
            sql<string>`coalesce(sum(d.spend_micros), 0)::bigint`.as('spendMicros'),
            sql<number>`coalesce(sum(d.impressions), 0)::int`.as('impressions'),
            sql<number>`coalesce(sum(d.saves), 0)::int`.as('saves'),
            sql<number>`coalesce(sum(d.pin_clicks), 0)::int`.as('pinClicks'),
            sql<number>`coalesce(sum(d.outbound_clicks), 0)::int`.as('outboundClicks'),
            sql<number>`coalesce(sum(d.conversions), 0)::int`.as('conversions'),
          ])
          .as('results'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`p.ad_account_id = ANY(${[...adAccountIds]}::bigint[])`)
    .selectAll('p')
    .select([
      'a.name as adAccountName',
      'u.id as creatorId',
      'u.username as creatorUsername',
      'u.fullName as creatorName',
      'pins.imageSignature',
      chosenAudiences.as('audiences'),
      sql<string>`(p.start_at AT TIME ZONE a.time_zone)::date::text`.as('startDate'),
      sql<string | null>`((p.end_at - interval '1 millisecond') AT TIME ZONE a.time_zone)::date::text`.as(
        'endDate',
      ),
      'results.spendMicros',
      'results.impressions',
      'results.saves',
      'results.pinClicks',
      'results.outboundClicks',
      'results.conversions',
    ])
    .$castTo<PromotionRow>()

const fields = {
  sort: {
    id: plainColumn('id'),
    name: textColumn('name'),
    status: plainColumn('status'),
    objective: plainColumn('objective'),
    daily_budget_micros: plainColumn('dailyBudgetMicros'),
    spend_micros: plainColumn('spendMicros'),
    start_at: plainColumn('startAt'),
    created_time: plainColumn('createdAt'),
  },
  filter: {
    q: containing('name', 'id'),
    name: containing('name'),
    status: equalTo('status'),
    objective: equalTo('objective'),
    pin_id: equalTo('pinId'),
  },
}

export const listPromotions = (
  db: Db,
  adAccountIds: readonly string[],
  request: ListRequest,
): Promise<Listed<PromotionRow>> =>
  readList<PromotionRow>(db, promotionsOf(db, adAccountIds), request, fields)

/** Those of some ad accounts that a business owns, or that a partner shares with it. */
export async function accountsIn(db: Db, businessId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id::text AS id FROM ad_accounts a
    WHERE a.id = ANY(${[...ids]}::bigint[]) AND (a.business_id = ${businessId}::bigint
      OR EXISTS (SELECT FROM partner_access p WHERE p.ad_account_id = a.id
        AND p.partner_id = ${businessId}::bigint))`.execute(db)
  return rows.map(({ id }) => id)
}

export async function promotion(db: Db, adAccountId: string, id: string): Promise<PromotionRow | null> {
  return (await promotionsOf(db, [adAccountId]).where('p.id', '=', id).executeTakeFirst()) ?? null
}

/** Holds a promotion until `tx` ends. */
export async function lockPromotion(tx: Db, adAccountId: string, id: string): Promise<void> {
  await tx
    .selectFrom('promotions')
    .select('id')
    .where('adAccountId', '=', adAccountId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** @throws DomainError PIN_NOT_PROMOTABLE when the pin runs already */
export const insertPromotion = (tx: Db, row: Insertable<Promotions>): Promise<unknown> =>
  orLost(
    tx.insertInto('promotions').values(row).execute(),
    'promotions_one_running_pin',
    () => new DomainError('PIN_NOT_PROMOTABLE'),
  )

export const updatePromotion = (tx: Db, id: string, changes: Updateable<Promotions>): Promise<unknown> =>
  tx.updateTable('promotions').set(changes).where('id', '=', id).execute()

/** The moment a day of an account begins, `days` after the day of `at`. */
export async function startOfDay(db: Db, timeZone: string, at: Date, days: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT (((${at}::timestamptz AT TIME ZONE ${timeZone})::date
    + ${days}::int)::timestamp AT TIME ZONE ${timeZone}) AS at`.execute(db)
  return rows[0]?.at ?? at
}

/** The moment after the last moment of a day of an account. */
export async function endOfDay(db: Db, timeZone: string, day: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT
    ((${day}::date + 1)::timestamp AT TIME ZONE ${timeZone}) AS at`.execute(db)
  return rows[0]?.at ?? new Date(day)
}

export interface PromotionDayRow {
  day: string
  impressions: number
  saves: number
  pinClicks: number
  outboundClicks: number
  conversions: number
  filtered: number
  spendMicros: string
}

export interface PinStanding {
  ownerId: string
  isListed: boolean
  isSecret: boolean
}

/** A pin that the business or this member published themselves. */
export async function ownPin(
  db: Db,
  { pinId, businessId, userId }: { pinId: string; businessId: string; userId: string },
): Promise<PinStanding | null> {
  const { rows } = await sql<PinStanding>`
    SELECT p.user_id::text AS owner_id, p.is_listed, b.privacy = 'secret' AS is_secret
    FROM pins p JOIN boards b ON b.id = p.board_id
    WHERE p.id = ${pinId}::bigint AND p.saved_from_pin_id IS NULL AND (p.user_id = ${userId}::bigint
      OR EXISTS (SELECT FROM business_profiles f WHERE f.business_id = ${businessId}::bigint
        AND f.user_id = p.user_id))`.execute(db)
  return rows[0] ?? null
}

/** Whether a tag is of one of these ad accounts of the business. */
export async function isTagOf(
  db: Db,
  { tagId, businessId, adAccountIds }: { tagId: string; businessId: string; adAccountIds: readonly string[] },
): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM tags WHERE id = ${tagId}::bigint AND business_id = ${businessId}::bigint
    AND ad_account_id = ANY(${[...adAccountIds]}::bigint[])`.execute(db)
  return rows.length > 0
}
