import { sql } from 'kysely'
import type { Client } from 'pg'
import type { Db } from '../kernel/deps.ts'

const BACKUP_LOCK = 7_357_502 // any number no other advisory lock of this database uses

/** A backup holds it while its session lasts: from before its rows are read until its last file is copied. */
export const holdBackupLock = (session: Client) =>
  session.query('SELECT pg_advisory_lock_shared($1)', [BACKUP_LOCK])

/** While one runs, pictures, videos and sounds stay whose rows are gone: the backup has the rows, and copies the files later. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    SELECT pg_try_advisory_xact_lock(${BACKUP_LOCK}::bigint) AS is_free`.execute(db)
  return rows[0]?.isFree === false
}
