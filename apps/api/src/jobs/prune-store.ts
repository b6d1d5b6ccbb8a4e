import type { Db } from '../kernel/deps.ts'

/** Forgets keys of calls that nobody retries any more; returns how many. */
export async function pruneIdempotencyKeys(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
