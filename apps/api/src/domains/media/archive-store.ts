import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** Bytes of the archives of a member that are here or on their way. */
export async function archivedBytes(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT coalesce(sum(total_bytes), 0)::float8 AS bytes FROM media_uploads
    WHERE user_id = ${userId}::bigint AND media_type = 'archive'`.execute(db)
  return rows[0]?.bytes ?? 0
}

export const deleteArchiveRows = (tx: Db, ids: readonly string[]) =>
  tx.deleteFrom('mediaUploads').where('id', 'in', ids).where('mediaType', '=', 'archive').execute()

/** Uploads of archives of which no part came since `before`. */
export async function idleArchives(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('mediaUploads')
    .select('id')
    .where('mediaType', '=', 'archive')
    .where('updatedAt', '<', before)
    .limit(1_000)
    .execute()
  return rows.map(({ id }) => id)
}
