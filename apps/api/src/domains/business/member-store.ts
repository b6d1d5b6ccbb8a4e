import { sql, type RawBuilder } from 'kysely'
import type { BusinessRole } from '@tessera/api-types/business/roles'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../../kernel/deps.ts'
import { assetIdsOf, type AssetColumn } from './shared-asset-store.ts'
import { containing, equalTo, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'

export interface MemberRow {
  id: string
  businessId: string
  role: BusinessRole
  createdAt: Date
  version: number
  username: string
  fullName: string
  email: string | null
  avatarSignature: string | null
  lastActiveAt: Date | null
}

/** Of each person's assets those in `readable` count; null stands for all of the business. */
const members = (db: Db, businessId: string, readable: readonly string[] | null) =>
  db
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.businessId', '=', businessId)
    .select([
      'u.id',
      'm.businessId',
      sql<BusinessRole>`m.role`.as('role'),
      'm.createdAt',
      'm.version',
      'u.username',
      'u.fullName',
      'u.email',
      'u.avatarSignature',
      'u.lastActiveAt',
      reachedAssets(businessId, readable, 'ad_account_id').as('adAccountCount'),
      reachedAssets(businessId, readable, 'profile_id').as('profileCount'),
    ])

/** How many assets of one kind a person reaches: those they were given, or, as a manager, all of them. */
function reachedAssets(
  businessId: string,
  readable: readonly string[] | null,
  column: AssetColumn,
): RawBuilder<number> {
  const isReadable = (id: RawBuilder<unknown>) =>
    readable === null ? sql`` : sql`AND ${id} = ANY(${[...readable]}::bigint[])`
  return sql<number>`CASE WHEN m.role = 'EMPLOYEE'
    THEN (SELECT count(DISTINCT p.asset_id)::int FROM asset_access p
      WHERE p.user_id = u.id AND p.business_id = m.business_id AND ${sql.ref(`p.${column}`)} IS NOT NULL
        ${isReadable(sql`p.asset_id`)})
    ELSE (SELECT count(DISTINCT asset.id)::int FROM ${assetIdsOf(businessId, column)} AS asset (id)
      WHERE true ${isReadable(sql`asset.id`)}) END`
}

/** People who reach one asset of the business. */
const reaching = (column: AssetColumn) => (assetId: string) =>
  sql<boolean>`${assetId}::bigint IN ${assetIdsOf(sql`listed.business_id`, column)}
    AND (listed.role <> 'EMPLOYEE' OR EXISTS (SELECT FROM asset_access p
      WHERE p.user_id = listed.id AND p.business_id = listed.business_id AND p.asset_id = ${assetId}::bigint))`

const fields = {
  sort: {
    id: plainColumn('id'),
    full_name: textColumn('fullName'),
    username: textColumn('username'),
    email: textColumn('email'),
    business_roles: plainColumn('role'),
    ad_accounts: plainColumn('adAccountCount'),
    profiles: plainColumn('profileCount'),
    last_active_time: plainColumn('lastActiveAt'),
    created_time: plainColumn('createdAt'),
  },
  filter: {
    q: containing('fullName', 'username', 'email'),
    name: containing('fullName'),
    full_name: containing('fullName'),
    username: containing('username'),
    email: containing('email'),
    business_roles: equalTo('role'),
    ad_account_id: reaching('ad_account_id'),
    profile_id: reaching('profile_id'),
  },
}

export const listMembers = (
  db: Db,
  businessId: string,
  readable: readonly string[] | null,
  request: ListRequest,
): Promise<Listed<MemberRow>> => readList<MemberRow>(db, members(db, businessId, readable), request, fields)

export async function member(db: Db, businessId: string, userId: string): Promise<MemberRow | null> {
  return (await members(db, businessId, null).where('u.id', '=', userId).executeTakeFirst()) ?? null
}

/** Adds a person; false when they already belong to the business. */
export async function insertMember(
  tx: Db,
  given: { businessId: string; userId: string; role: BusinessRole; createdAt: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('businessMembers')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return added !== undefined
}

export async function setRole(tx: Db, businessId: string, userId: string, role: BusinessRole): Promise<void> {
  await tx
    .updateTable('businessMembers')
    .set({ role })
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .execute()
}

/** Marks a person as changed for everybody who edits them. */
export async function countChange(tx: Db, businessId: string, userId: string): Promise<void> {
  await tx
    .updateTable('businessMembers')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .execute()
}

export async function deleteMember(tx: Db, businessId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('businessMembers')
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .execute()
}
