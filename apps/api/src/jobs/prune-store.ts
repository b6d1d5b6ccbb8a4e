import type { Db } from '../kernel/deps.ts'

/** Deletes keys of calls too old to be retried; returns how many. */
export async function pruneIdempotencyKeys(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
