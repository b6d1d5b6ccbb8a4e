import type { Db } from '../../kernel/deps.ts'
import type { Named } from './access-subject-store.ts'

export const peopleOfGroup = (db: Db, groupId: string): Promise<Named[]> =>
  db
    .selectFrom('assetGroupMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.groupId', '=', groupId)
    .select(['u.id', 'u.fullName as name'])
    .orderBy('u.fullName')
    .orderBy('u.id')
    .execute()

export const partnersOfGroup = (db: Db, groupId: string): Promise<Named[]> =>
  db
    .selectFrom('assetGroupPartners as p')
    .innerJoin('businesses as b', 'b.id', 'p.partnerId')
    .where('p.groupId', '=', groupId)
    .select(['b.id', 'b.name'])
    .orderBy('b.name')
    .orderBy('b.id')
    .execute()

/** Requests for assets that would come to a group, which their owners may still approve. */
export async function openRequestIds(db: Db, groupId: string, expiredBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('businessInvites')
    .select('id')
    .where('groupId', '=', groupId)
    .where('inviteType', '=', 'PARTNER_REQUEST')
    .where('status', '=', 'PENDING')
    .where('sentAt', '>', expiredBefore)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
