import { sql, type RawBuilder } from 'kysely'
import type { PromotionStatus, RejectReason } from '@tessera/api-types/ads/ad-options'
import type { Db } from '../../kernel/deps.ts'
import type { BillingRow } from '../business/billing-rules.ts'

export interface UnsettledRow extends BillingRow {
  id: string
  businessId: string
  adAccountId: string
  creatorId: string | null
  name: string
  status: PromotionStatus
  rejectReason: RejectReason | null
  hasEnded: boolean
  isPinGone: boolean
  isAccountArchived: boolean
  hasBilling: boolean
  fault: RejectReason | null
  isHeldForStaff: boolean
}

/** So many promotions are looked at at once. */
export const SETTLED_AT_ONCE = 1_000

/** Promotions that may come to another state by themselves, of one account or all, after one of them. */
export const unsettledPromotions = (
  db: Db,
  at: Date,
  { adAccountId, after }: { adAccountId: string | null; after: string },
): Promise<UnsettledRow[]> =>
  unsettled(
    db,
    at,
    sql`(${adAccountId}::bigint IS NULL OR p.ad_account_id = ${adAccountId}::bigint) AND p.id > ${after}::bigint
      ORDER BY p.id LIMIT ${SETTLED_AT_ONCE}`,
  )

/** Some of them, as they stand now and until `tx` ends. */
export const lockUnsettled = async (tx: Db, at: Date, ids: readonly string[]): Promise<UnsettledRow[]> =>
  ids.length === 0
    ? []
    : unsettled(tx, at, sql`p.id = ANY(${[...ids]}::bigint[]) ORDER BY p.id FOR UPDATE OF p`)

async function unsettled(db: Db, at: Date, which: RawBuilder<unknown>): Promise<UnsettledRow[]> {
  const { rows } = await sql<UnsettledRow>`
    SELECT p.id::text AS id, p.business_id::text AS business_id,
      p.ad_account_id::text AS ad_account_id, p.created_by::text AS creator_id, p.name, p.status, p.reject_reason,
      p.end_at IS NOT NULL AND p.end_at <= ${at}::timestamptz AS has_ended,
      p.pin_id IS NULL AND NOT EXISTS (SELECT FROM product_groups g WHERE g.id = p.product_group_id) AS is_pin_gone,
      a.status = 'ARCHIVED' AS is_account_archived,
      b.id IS NOT NULL AS has_billing,
      coalesce(b.card_expiry_month, 1)::int AS card_expiry_month,
      coalesce(b.card_expiry_year, 1970)::int AS card_expiry_year, coalesce(b.is_refused, false) AS is_refused,
      CASE WHEN board.privacy = 'secret' THEN 'SECRET_BOARD' WHEN NOT pin.is_listed THEN 'PIN_HIDDEN' END AS fault,
      p.is_held_for_staff
    FROM promotions p
    JOIN ad_accounts a ON a.id = p.ad_account_id
    LEFT JOIN billing_profiles b ON b.ad_account_id = a.id
    LEFT JOIN pins pin ON pin.id = p.pin_id
    LEFT JOIN boards board ON board.id = pin.board_id
    WHERE p.status NOT IN ('REJECTED', 'COMPLETED') AND ${which}`.execute(db)
  return rows
}

export async function setState(
  tx: Db,
  id: string,
  state: { status: PromotionStatus; rejectReason: RejectReason | null },
): Promise<void> {
  await tx.updateTable('promotions').set(state).where('id', '=', id).execute()
}

/** Who launched the other promotions of an account that are held. */
export async function launchersOfOtherHeld(
  tx: Db,
  adAccountId: string,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('promotions')
    .select('createdBy')
    .distinct()
    .where('adAccountId', '=', adAccountId)
    .where('status', '=', 'BILLING_HOLD')
    .where('id', 'not in', [...ids])
    .execute()
  return rows.map(({ createdBy }) => createdBy)
}

/** Makes the shares of budgets those of today and of today's budgets, but for promotions that are charged right now. */
export async function refreshSpentShares(tx: Db, at: Date): Promise<void> {
  const permille = sql`least(1000, 1000 * coalesce(d.spend_micros, 0) / p.daily_budget_micros)`
  await sql`
    UPDATE promotions p SET spent_permille = today.permille FROM (
      SELECT p.id, ${permille} AS permille FROM promotions p
      JOIN ad_accounts a ON a.id = p.ad_account_id
      LEFT JOIN promotion_days d ON d.promotion_id = p.id AND d.day = (${at}::timestamptz AT TIME ZONE a.time_zone)::date
      WHERE p.spent_permille > 0 AND p.spent_permille <> ${permille}
      FOR NO KEY UPDATE OF p SKIP LOCKED) today
    WHERE p.id = today.id`.execute(tx)
}
