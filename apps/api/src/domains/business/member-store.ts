import { sql } from 'kysely'
import type { BusinessRole } from '@tessera/api-types/business/roles'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../../kernel/deps.ts'
import { containing, equalTo, plainColumn, readList, textColumn, type Listed } from './admin-list-store.ts'

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

const members = (db: Db, businessId: string) =>
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
    ])
    .select(({ selectFrom }) => [
      selectFrom('sessions as s')
        .select(({ fn }) => fn.max('s.lastSeenAt').as('at'))
        .whereRef('s.userId', '=', 'u.id')
        .as('lastActiveAt'),
      selectFrom('assetPermissions as p')
        .select(sql<number>`count(p.ad_account_id)::int`.as('count'))
        .whereRef('p.userId', '=', 'u.id')
        .whereRef('p.businessId', '=', 'm.businessId')
        .as('adAccountCount'),
      selectFrom('assetPermissions as p')
        .select(sql<number>`count(p.profile_id)::int`.as('count'))
        .whereRef('p.userId', '=', 'u.id')
        .whereRef('p.businessId', '=', 'm.businessId')
        .as('profileCount'),
    ])

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
  },
}

export const listMembers = (db: Db, businessId: string, request: ListRequest): Promise<Listed<MemberRow>> =>
  readList<MemberRow>(db, members(db, businessId), request, fields)

export async function member(db: Db, businessId: string, userId: string): Promise<MemberRow | null> {
  return (await members(db, businessId).where('u.id', '=', userId).executeTakeFirst()) ?? null
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
