import { sql } from 'kysely'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

interface Payer {
  email: string
  firstName: string
}

/** Who looks after the payments of an ad account: the owner, the admins, and those who were given its finances. */
export const payersOf = (db: Db, businessId: string, adAccountId: string): Promise<Payer[]> =>
  db
    .selectFrom('users as u')
    .select(['u.email', 'u.firstName'])
    .where('u.email', 'is not', null)
    .where(isActive('u'))
    .where(
      sql<boolean>`(EXISTS (SELECT FROM business_members m WHERE m.user_id = u.id AND m.role <> 'EMPLOYEE'
          AND m.business_id = ${businessId}::bigint)
        OR EXISTS (SELECT FROM asset_access g WHERE g.user_id = u.id AND g.ad_account_id = ${adAccountId}::bigint
          AND g.business_id = ${businessId}::bigint AND 'FINANCE_MANAGER' = ANY(g.permissions)))`,
    )
    .orderBy('u.id')
    .$castTo<Payer>()
    .execute()

/** How an ad account is called, and where its days begin. */
export const findNamedAccount = (db: Db, adAccountId: string): Promise<{ name: string; timeZone: string }> =>
  db
    .selectFrom('adAccounts')
    .select(['name', 'timeZone'])
    .where('id', '=', adAccountId)
    .executeTakeFirstOrThrow()
