import { sql, type RawBuilder } from 'kysely'

/** Rows of a table of assets that a person reaches: those they were given, and all of them as a manager. */
export const reachedBy =
  (given: 'ad_account_id' | 'profile_id') =>
  (userId: string): RawBuilder<boolean> =>
    sql<boolean>`(EXISTS (SELECT FROM asset_access p
      WHERE ${sql.ref(`p.${given}`)} = listed.id AND p.user_id = ${userId}::bigint
        AND p.business_id = listed.acting_business_id)
      OR EXISTS (SELECT FROM business_members m
      WHERE m.business_id = listed.acting_business_id AND m.user_id = ${userId}::bigint AND m.role <> 'EMPLOYEE'))`

/** Assets of a group. */
export const inAssetGroup = (groupId: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM asset_group_contents g
    WHERE g.asset_id = listed.id AND g.group_id = ${groupId}::bigint AND g.business_id = listed.acting_business_id)`
