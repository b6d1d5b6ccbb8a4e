import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface DescriptorRow {
  signature: string
  descriptor: Buffer
  /** Microseconds count in the order of pictures; a Date would drop them. */
  createdAtText: string
}

/** Pictures older than `before`, the newest first. */
export async function newestDescriptors(
  db: Db,
  before: DescriptorRow | undefined,
  limit: number,
): Promise<DescriptorRow[]> {
  const isOlder = before
    ? sql`(created_at, signature) < (${before.createdAtText}::timestamptz, ${before.signature})`
    : sql`true`
  const { rows } = await sql<DescriptorRow>`
    SELECT signature, descriptor, created_at::text AS created_at_text FROM images WHERE ${isOlder}
    ORDER BY created_at DESC, signature DESC LIMIT ${limit}`.execute(db)
  return rows
}
