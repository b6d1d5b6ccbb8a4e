import { sql } from 'kysely'
import type { AdAccountView } from '@tessera/api-types/business/views'
import type { AssetPermission, BusinessRole } from '@tessera/api-types/business/roles'
import type { Db } from '../../kernel/deps.ts'

/** An ad account with everything by which one person reaches it. */
export interface AdAccountWays {
  id: string
  businessId: string
  name: string
  country: string
  currency: AdAccountView['currency']
  timeZone: string
  status: AdAccountView['status']
  /** The person's role in the business that owns the account. */
  role: BusinessRole | null
  /** What they were given directly and through groups. */
  granted: AssetPermission[]
}

const waysOf = (userId: string) => sql`
  SELECT a.id::text AS id, a.business_id::text AS business_id, a.name, a.country, a.currency, a.time_zone,
    a.status, own.role, coalesce(given.permissions, '{}') AS granted
  FROM ad_accounts a
  LEFT JOIN business_members own ON own.business_id = a.business_id AND own.user_id = ${userId}::bigint
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT permission) AS permissions
    FROM asset_access g, unnest(g.permissions) permission
    WHERE g.user_id = ${userId}::bigint AND g.ad_account_id = a.id
  ) given ON true`

export async function adAccountWays(
  db: Db,
  userId: string,
  adAccountId: string,
): Promise<AdAccountWays | null> {
  const { rows } = await sql<AdAccountWays>`${waysOf(userId)} WHERE a.id = ${adAccountId}::bigint`.execute(db)
  return rows[0] ?? null
}

/** Every account a person reaches in some way, by name. */
export async function adAccountsReachedBy(db: Db, userId: string): Promise<AdAccountWays[]> {
  const { rows } = await sql<AdAccountWays>`${waysOf(userId)}
    WHERE own.role <> 'EMPLOYEE' OR given.permissions IS NOT NULL
    ORDER BY plain_text(a.name), a.id`.execute(db)
  return rows
}
