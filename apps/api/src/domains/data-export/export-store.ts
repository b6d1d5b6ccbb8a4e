import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface ExportRow {
  id: string
  userId: string
  status: 'running' | 'ready' | 'failed'
  partsDone: number
  size: number | null
  requestedAt: Date
  readyAt: Date | null
}

const columns = sql`id, user_id, status, parts_done, size::float8 AS size, requested_at, ready_at`

export async function findExport(db: Db, userId: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    SELECT ${columns} FROM data_exports WHERE user_id = ${userId}::bigint`.execute(db)
  return rows[0]
}

export async function findExportById(db: Db, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`SELECT ${columns} FROM data_exports WHERE id = ${id}::bigint`.execute(
    db,
  )
  return rows[0]
}

/** Begins one unless another began after `before` and did not fail; returns whether it did. */
export async function beginExport(
  tx: Db,
  { id, userId, at, before }: { id: string; userId: string; at: Date; before: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO data_exports AS e (user_id, id, status, requested_at)
    VALUES (${userId}::bigint, ${id}::bigint, 'running', ${at}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET id = excluded.id, status = 'running', parts_done = 0, size = NULL,
      requested_at = excluded.requested_at, ready_at = NULL
    WHERE e.requested_at <= ${before}::timestamptz OR e.status = 'failed'
    RETURNING id`.execute(tx)
  return rows.length > 0
}

export const notePart = (db: Db, id: string, partsDone: number) =>
  db.updateTable('dataExports').set({ partsDone }).where('id', '=', id).execute()

export const settleExport = (
  tx: Db,
  id: string,
  end: { status: ExportRow['status']; size: string | null; readyAt: Date | null },
) => tx.updateTable('dataExports').set(end).where('id', '=', id).execute()

export async function findExportAddressee(
  db: Db,
  userId: string,
): Promise<{ email: string | null; firstName: string } | undefined> {
  return db.selectFrom('users').select(['email', 'firstName']).where('id', '=', userId).executeTakeFirst()
}
