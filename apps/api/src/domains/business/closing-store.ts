import { sql } from 'kysely'
import { holdVisibility } from '../../db/pin-listing.ts'
import type { Db } from '../../kernel/deps.ts'
import { isActive } from '../../db/visibility.ts'

/** The businesses somebody owns, by name. */
export async function ownedBusinesses(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('businesses as b')
    .innerJoin('businessMembers as m', 'm.businessId', 'b.id')
    .where('m.userId', '=', userId)
    .where('m.role', '=', 'OWNER')
    .select(['b.id', 'b.name'])
    .orderBy('b.name')
    .orderBy('b.id')
    .execute()
}

/** Whether a business has invoices that are not paid or whose payment is in dispute, and costs of no invoice yet. */
export async function openMoney(
  tx: Db,
  businessId: string,
): Promise<{ isOwed: boolean; isUnbilled: boolean }> {
  const { rows } = await sql<{ isOwed: boolean | null; isUnbilled: boolean | null }>`
    SELECT bool_or(i.status IN ('ISSUED', 'OVERDUE')
        OR EXISTS (SELECT FROM payments p WHERE p.invoice_id = i.id AND p.state = 'DISPUTED')) AS is_owed,
      bool_or(i.status = 'PROGRESS' AND i.subtotal_micros > 0) AS is_unbilled
    FROM invoices i WHERE i.business_id = ${businessId}::bigint`.execute(tx)
  return { isOwed: rows[0]?.isOwed ?? false, isUnbilled: rows[0]?.isUnbilled ?? false }
}

/** Whether an account is there and not left, held so until `tx` ends. */
export async function isStaying(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(isActive('users'))
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Takes its profiles from a business: accounts of people are theirs alone, those of nobody are hidden. */
export async function releaseProfiles(
  tx: Db,
  businessId: string,
  at: Date,
): Promise<{ id: string; isHidden: boolean }[]> {
  const profiles = await tx
    .selectFrom('businessProfiles')
    .select('userId')
    .where('businessId', '=', businessId)
    .execute()
  await holdVisibility(
    tx,
    profiles.map(({ userId }) => userId),
  )
  const { rows } = await sql<{ id: string; isHidden: boolean }>`
    WITH released AS (
      DELETE FROM business_profiles WHERE business_id = ${businessId}::bigint RETURNING user_id)
    UPDATE users u SET is_partner = false, business_name = NULL,
      deactivated_at = CASE WHEN ${isNobodys} THEN ${at} ELSE u.deactivated_at END
    FROM released WHERE u.id = released.user_id
    RETURNING u.id, ${isNobodys} AS is_hidden`.execute(tx)
  return rows
}

/** An account without any way in was made for a business. */
const isNobodys = sql`(u.email IS NULL AND u.password_hash IS NULL
  AND NOT EXISTS (SELECT 1 FROM social_identities s WHERE s.user_id = u.id))`

/** Ends every role, invite, partnership and running account of a business. */
export async function endWork(tx: Db, businessId: string, at: Date): Promise<void> {
  await tx
    .updateTable('businessInvites')
    .set({ status: 'CANCELLED', answeredAt: at })
    .where('businessId', '=', businessId)
    .where('status', '=', 'PENDING')
    .execute()
  await tx
    .updateTable('adAccounts')
    .set({ status: 'ARCHIVED' })
    .where('businessId', '=', businessId)
    .execute()
  await tx
    .updateTable('businessInvites')
    .set({ status: 'CANCELLED', answeredAt: at })
    .where('invitedBusinessId', '=', businessId)
    .where('status', '=', 'PENDING')
    .execute()
  await tx.deleteFrom('partnerships').where('businessId', '=', businessId).execute()
  await tx.deleteFrom('businessMembers').where('businessId', '=', businessId).execute()
}
