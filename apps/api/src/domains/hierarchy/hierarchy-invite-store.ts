import type { Db } from '../../kernel/deps.ts'

export interface HierarchyInvite {
  id: string
  parentId: string
  childId: string
  sentAt: Date
}

/** Invites a child; false where it is invited already. */
export async function insertHierarchyInvite(tx: Db, invite: HierarchyInvite): Promise<boolean> {
  const added = await tx
    .insertInto('hierarchyInvites')
    .values({ ...invite, createdAt: invite.sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** An open invite, held until `tx` ends. */
export const lockHierarchyInvite = async (tx: Db, id: string): Promise<HierarchyInvite | null> =>
  (await tx
    .selectFrom('hierarchyInvites')
    .select(['id', 'parentId', 'childId', 'sentAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? null

export async function renewHierarchyInvite(tx: Db, id: string, sentAt: Date): Promise<void> {
  await tx.updateTable('hierarchyInvites').set({ sentAt }).where('id', '=', id).execute()
}

export async function removeHierarchyInvite(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('hierarchyInvites').where('id', '=', id).execute()
}

/** Takes back what a business was offered. */
export async function removeInvitesOf(tx: Db, childId: string): Promise<void> {
  await tx.deleteFrom('hierarchyInvites').where('childId', '=', childId).execute()
}
