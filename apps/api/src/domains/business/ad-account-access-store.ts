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
  /** They have this role because they manage a business above. */
  isInherited: boolean
  /** The business in which they work with it: the owner, or a partner of it. */
  actingBusinessId: string
  /** What they were given directly, through groups and through partners. */
  granted: AssetPermission[]
}

const waysOf = (userId: string) => sql`
  SELECT a.id::text AS id, a.business_id::text AS business_id, a.name, a.country, a.currency, a.time_zone,
    a.status, own.role, coalesce(own.is_inherited, false) AS is_inherited,
    coalesce(given.permissions, '{}') AS granted,
    coalesce(own.business_id, given.business_id)::text AS acting_business_id
  FROM ad_accounts a
  LEFT JOIN business_standings own ON own.business_id = a.business_id AND own.user_id = ${userId}::bigint
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT permission) AS permissions, min(way.business_id) AS business_id
    FROM (
      SELECT g.business_id, g.permissions FROM asset_access g
      WHERE g.user_id = ${userId}::bigint AND g.ad_account_id = a.id
      UNION ALL
      SELECT p.partner_id, p.permissions FROM partner_access p
      JOIN business_standings m ON m.business_id = p.partner_id AND m.user_id = ${userId}::bigint
        AND m.role <> 'EMPLOYEE'
      WHERE p.ad_account_id = a.id
    ) way, unnest(way.permissions) permission
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
    WHERE a.id IN (
      SELECT o.id FROM ad_accounts o JOIN business_standings s ON s.business_id = o.business_id
      WHERE s.user_id = ${userId}::bigint AND s.role <> 'EMPLOYEE'
      UNION ALL SELECT g.ad_account_id FROM asset_access g WHERE g.user_id = ${userId}::bigint
      UNION ALL SELECT p.ad_account_id FROM partner_access p
        JOIN business_standings m ON m.business_id = p.partner_id
      WHERE m.user_id = ${userId}::bigint AND m.role <> 'EMPLOYEE')
    ORDER BY plain_text(a.name), a.id`.execute(db)
  return rows
}
