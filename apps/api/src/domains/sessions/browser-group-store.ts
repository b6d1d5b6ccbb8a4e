import type { Db } from '../../kernel/deps.ts'
import { isActive } from '../../db/visibility.ts'

export interface GroupAccount {
  userId: string
  sessionId: string | null
  addedAt: Date
}

export async function insertGroup(
  tx: Db,
  group: { id: string; secretHash: Buffer; usedAt: Date },
): Promise<void> {
  await tx.insertInto('browserGroups').values(group).execute()
}

export const findGroup = (db: Db, id: string) =>
  db.selectFrom('browserGroups').select(['id', 'secretHash']).where('id', '=', id).executeTakeFirst()

/** Holds a group until the transaction ends and notes that it is in use. */
export async function touchGroup(tx: Db, id: string, usedAt: Date): Promise<void> {
  await tx.updateTable('browserGroups').set({ usedAt }).where('id', '=', id).execute()
}

export const accountsOfGroup = (db: Db, groupId: string): Promise<GroupAccount[]> =>
  db
    .selectFrom('browserGroupAccounts as g')
    .innerJoin('users as u', 'u.id', 'g.userId')
    .where('g.groupId', '=', groupId)
    .where(isActive('u'))
    .select(['g.userId', 'g.sessionId', 'g.addedAt'])
    .orderBy('g.addedAt')
    .orderBy('g.userId')
    .execute()

export async function putAccount(tx: Db, groupId: string, account: GroupAccount): Promise<void> {
  await tx
    .insertInto('browserGroupAccounts')
    .values({ ...account, groupId })
    .onConflict((conflict) =>
      conflict.columns(['groupId', 'userId']).doUpdateSet({ sessionId: account.sessionId }),
    )
    .execute()
}

export async function deleteAccount(tx: Db, groupId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('browserGroupAccounts')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .execute()
}

export async function deleteGroup(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('browserGroups').where('id', '=', id).execute()
}

/** Removes the groups unused since; returns how many went. */
export async function deleteGroupsUnusedSince(db: Db, since: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('browserGroups')
    .where('usedAt', '<', since)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
