import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface DescriptorRow {
  signature: string
  descriptor: Buffer
  /** Microseconds count in the order of pictures; a Date would drop them. */
  createdAtText: string
  createdAt: Date
}

/** Pictures stored since then and older than `before`, the newest first. */
export async function newestDescriptors(
  db: Db,
  { since, before, limit }: { since: Date | null; before: DescriptorRow | undefined; limit: number },
): Promise<DescriptorRow[]> {
  const isOlder = before
    ? sql`(created_at, signature) < (${before.createdAtText}::timestamptz, ${before.signature})`
    : sql`true`
  const { rows } = await sql<DescriptorRow>`
    SELECT signature, descriptor, created_at::text AS created_at_text, created_at
    FROM images WHERE ${isOlder} AND ${since ? sql`created_at >= ${since}` : sql`true`}
    ORDER BY created_at DESC, signature DESC LIMIT ${limit}`.execute(db)
  return rows
}
