import { sql } from 'kysely'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

interface Payer {
  email: string
  firstName: string
}

/**
 * Who looks after the payments of an ad account: the owner, the admins, those who were given its finances, and the
 * addresses in its settings, greeted by the name of the business.
 */
export async function payersOf(db: Db, businessId: string, adAccountId: string): Promise<Payer[]> {
  const { rows } = await sql<Payer>`
    WITH payers AS (
      SELECT u.id, u.email, u.first_name FROM users u
      WHERE u.email IS NOT NULL AND ${isActive('u')}
        AND (EXISTS (SELECT FROM business_members m WHERE m.user_id = u.id AND m.role <> 'EMPLOYEE'
            AND m.business_id = ${businessId}::bigint)
          OR EXISTS (SELECT FROM asset_access g WHERE g.user_id = u.id AND g.ad_account_id = ${adAccountId}::bigint
            AND g.business_id = ${businessId}::bigint AND 'FINANCE_MANAGER' = ANY(g.permissions)))),
    named AS (
      SELECT DISTINCT ON (lower(given.email)) given.email, b.name FROM ad_accounts a
      JOIN businesses b ON b.id = a.business_id CROSS JOIN unnest(a.notification_emails) given(email)
      WHERE a.id = ${adAccountId}::bigint
        AND NOT EXISTS (SELECT FROM payers p WHERE lower(p.email) = lower(given.email)))
    SELECT email, first_name, id FROM payers
    UNION ALL SELECT email, name, NULL FROM named ORDER BY id, email`.execute(db)
  return rows
}

/** How an ad account is called, and where its days begin. */
export const findNamedAccount = (db: Db, adAccountId: string): Promise<{ name: string; timeZone: string }> =>
  db
    .selectFrom('adAccounts')
    .select(['name', 'timeZone'])
    .where('id', '=', adAccountId)
    .executeTakeFirstOrThrow()
