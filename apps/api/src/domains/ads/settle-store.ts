import { sql } from 'kysely'
import type { PromotionStatus, RejectReason } from '@tessera/api-types/ads/ad-options'
import type { Db } from '../../kernel/deps.ts'
import type { BillingRow } from '../business/billing-rules.ts'

export interface UnsettledRow extends BillingRow {
  id: string
  businessId: string
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

/** Promotions that may come to another state by themselves, held until `tx` ends. */
export async function unsettledPromotions(
  tx: Db,
  at: Date,
  adAccountId: string | null,
): Promise<UnsettledRow[]> {
  const { rows } = await sql<UnsettledRow>`
    SELECT p.id::text AS id, p.business_id::text AS business_id, p.name, p.status, p.reject_reason,
      p.end_at IS NOT NULL AND p.end_at <= ${at}::timestamptz AS has_ended,
      p.pin_id IS NULL AND p.product_group_id IS NULL AS is_pin_gone,
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
    WHERE p.status NOT IN ('REJECTED', 'COMPLETED')
      AND (${adAccountId}::bigint IS NULL OR p.ad_account_id = ${adAccountId}::bigint)
    ORDER BY p.id
    FOR UPDATE OF p`.execute(tx)
  return rows
}

export async function setState(
  tx: Db,
  id: string,
  state: { status: PromotionStatus; rejectReason: RejectReason | null },
): Promise<void> {
  await tx.updateTable('promotions').set(state).where('id', '=', id).execute()
}
