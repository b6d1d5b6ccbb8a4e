import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** Changes the words and the picture. */
export const saveDidIt = (
  tx: Db,
  id: string,
  changes: { text?: string | undefined; imageSignature?: string | undefined },
) => tx.updateTable('comments').set(changes).where('id', '=', id).execute()

/** Takes a did-it down; returns whether it still stood. Call it behind a lock, as `deleteThread`. */
export async function takeDown(tx: Db, id: string, removedBy: string, removedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('comments')
    .set({ removedAt, removedBy })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What somebody took down since `after`. */
export const findTakenDown = (
  tx: Db,
  { id, removedBy, after }: { id: string; removedBy: string; after: Date },
): Promise<{ aggregatedPinId: string; userId: string; replyCount: number } | undefined> =>
  tx
    .selectFrom('comments')
    .select(['aggregatedPinId', 'userId', 'replyCount'])
    .where('id', '=', id)
    .where(sql<string>`coalesce(removed_by, user_id)`, '=', removedBy)
    .where('kind', '=', 'did_it')
    .where('removedAt', '>', after)
    .executeTakeFirst()

export const putBack = (tx: Db, id: string) =>
  tx.updateTable('comments').set({ removedAt: null, removedBy: null }).where('id', '=', id).execute()

export async function hasDidIt(tx: Db, aggregatedPinId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('comments')
    .select('id')
    .where('aggregatedPinId', '=', aggregatedPinId)
    .where('userId', '=', userId)
    .where('kind', '=', 'did_it')
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes what was taken down until `before`; its comments no longer count. Returns how many. */
export async function deleteTakenDown(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('comments')
    .where('removedAt', '<=', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
