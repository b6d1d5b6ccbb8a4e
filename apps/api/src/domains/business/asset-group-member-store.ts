import { sql } from 'kysely'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { hasEnded } from '../../kernel/access-end.ts'
import type { Db } from '../../kernel/deps.ts'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'

export interface GroupMemberRow {
  id: string
  groupId: string
  username: string
  fullName: string
  avatarSignature: string | null
  permissions: AssetPermission[]
  endsAt: Date | null
  isExpired: boolean
}

const members = (db: Db, groupId: string) =>
  db
    .selectFrom('assetGroupMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.groupId', '=', groupId)
    .select([
      'u.id',
      'm.groupId',
      'u.username',
      'u.fullName',
      'u.avatarSignature',
      sql<AssetPermission[]>`m.permissions`.as('permissions'),
      'm.endsAt',
      hasEnded('m.endsAt').as('isExpired'),
    ])

const fields = {
  sort: { id: plainColumn('id'), full_name: textColumn('fullName'), username: textColumn('username') },
  filter: { q: containing('fullName', 'username') },
}

export const listGroupMembers = (
  db: Db,
  groupId: string,
  request: ListRequest,
): Promise<Listed<GroupMemberRow>> => readList<GroupMemberRow>(db, members(db, groupId), request, fields)

/** Those of some people who are in a group, by id. */
export async function groupMembers(
  db: Db,
  groupId: string,
  userIds: readonly string[],
): Promise<Map<string, GroupMemberRow>> {
  const rows = await members(db, groupId).where('u.id', 'in', userIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

interface Membership {
  businessId: string
  groupId: string
  userId: string
  permissions: AssetPermission[]
  endsAt: Date | null
  createdAt: Date
}

export async function saveMembership(tx: Db, given: Membership): Promise<void> {
  const { permissions, endsAt } = given
  await tx
    .insertInto('assetGroupMembers')
    .values(given)
    .onConflict((conflict) => conflict.columns(['groupId', 'userId']).doUpdateSet({ permissions, endsAt }))
    .execute()
}

export async function deleteMembership(tx: Db, groupId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('assetGroupMembers')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .execute()
}
