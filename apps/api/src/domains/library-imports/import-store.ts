import type { ImportError, ImportStatus } from '@tessera/api-types/library-imports/views'
import type { Member } from '@tessera/shared-auth'
import { sql } from 'kysely'
import { memberAsJson } from '../../db/member-as-json.ts'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import type { LibrarySourceKind } from '../../library/library-source.ts'

export interface ImportCounts {
  boards: number
  boardsExisting: number
  sections: number
  pins: number
  duplicates: number
  faults: number
}

export interface ImportRow extends ImportCounts {
  id: string
  userId: string
  status: ImportStatus
  name: string
  uploadId: string | null
  url: string | null
  sourceKind: LibrarySourceKind | null
  privacy: 'public' | 'secret'
  imported: number
  failed: number
  /** Of these, what may succeed another time. */
  retryable: number
  error: ImportError | null
  createdAt: Date
  settledAt: Date | null
}

const columns = sql`id, user_id, status, name, upload_id, url, source_kind, privacy, boards, boards_existing, sections,
  pins, duplicates, faults, imported, failed, retryable, error, created_at, settled_at`

export async function findOwnImport(db: Db, userId: string, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`SELECT ${columns} FROM library_imports
    WHERE id = ${id}::bigint AND user_id = ${userId}::bigint`.execute(db)
  return rows[0]
}

export async function lockOwnImport(tx: Db, userId: string, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`SELECT ${columns} FROM library_imports
    WHERE id = ${id}::bigint AND user_id = ${userId}::bigint FOR UPDATE`.execute(tx)
  return rows[0]
}

export async function listOwnImports(db: Db, userId: string, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`SELECT ${columns} FROM library_imports
    WHERE user_id = ${userId}::bigint ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** What a job works on, and for whom; no member once they left or may not write. */
export async function findWork(
  db: Db,
  id: string,
): Promise<(ImportRow & { importer: Member | null }) | undefined> {
  const { rows } = await sql<ImportRow & { importer: Member | null }>`
    SELECT i.*, CASE WHEN ${isActive('u')} AND NOT u.is_write_banned THEN ${memberAsJson('u')} END AS importer
    FROM (SELECT ${columns} FROM library_imports WHERE id = ${id}::bigint) i JOIN users u ON u.id = i.user_id`.execute(
    db,
  )
  return rows[0]
}

export const insertImport = (
  tx: Db,
  given: { id: string; userId: string; name: string; uploadId: string | null; url: string | null; at: Date },
) => {
  const { at, ...row } = given
  return tx
    .insertInto('libraryImports')
    .values({ ...row, status: 'reading', createdAt: at, updatedAt: at })
    .execute()
}

/** Whether the upload was read by an import before. */
export const isUploadTaken = async (db: Db, uploadId: string): Promise<boolean> =>
  (await db.selectFrom('libraryImports').select('id').where('uploadId', '=', uploadId).executeTakeFirst()) !==
  undefined

/** What was found is whole; false when the import is no longer read. */
export async function becomeReady(
  tx: Db,
  id: string,
  found: ImportCounts & { sourceKind: LibrarySourceKind },
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('libraryImports')
    .set({ ...found, status: 'ready', updatedAt: at })
    .where('id', '=', id)
    .where('status', '=', 'reading')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const startImporting = (tx: Db, id: string, privacy: 'public' | 'secret', at: Date) =>
  tx
    .updateTable('libraryImports')
    .set(({ eb, ref }) => ({
      status: 'importing',
      privacy,
      failed: eb(ref('failed'), '-', ref('retryable')),
      retryable: 0,
      settledAt: null,
      updatedAt: at,
    }))
    .where('id', '=', id)
    .execute()

/** Ends an import that is at work; false when it ended before. */
export async function settleImport(
  tx: Db,
  id: string,
  end: { status: 'done' | 'failed' | 'canceled'; error?: ImportError },
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('libraryImports')
    .set({ status: end.status, error: end.error ?? null, settledAt: at, updatedAt: at })
    .where('id', '=', id)
    .where('status', 'in', ['reading', 'ready', 'importing'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Who asked for a turn so long ago and not since then is gone. */
const WAITING_MS = 30_000

/**
 * Takes the turn of an import, unless another in the same state is at work or has waited longer for it; the turn of a
 * process that died is over when its lease is.
 */
export async function takeLease(tx: Db, id: string, at: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE library_imports l
    SET leased_until = ${until}::timestamptz, last_turn_at = ${at}::timestamptz, waiting_at = NULL
    WHERE l.id = ${id}::bigint AND (l.leased_until IS NULL OR l.leased_until <= ${at}::timestamptz) AND NOT EXISTS (
      SELECT FROM library_imports o WHERE o.status = l.status AND (
        o.leased_until > ${at}::timestamptz
        OR o.id <> l.id AND o.waiting_at > ${new Date(at.getTime() - WAITING_MS)}::timestamptz
          AND coalesce(o.last_turn_at, o.created_at) < coalesce(l.last_turn_at, l.created_at)))
    RETURNING l.id`.execute(tx)
  if (rows.length === 0)
    await tx.updateTable('libraryImports').set({ waitingAt: at }).where('id', '=', id).execute()
  return rows.length > 0
}

/** Renews or ends the lease that ends at a time; false when there is no such lease any more. */
export async function moveLease(db: Db, id: string, from: Date, to: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('libraryImports')
    .set({ leasedUntil: to })
    .where('id', '=', id)
    .where('leasedUntil', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Imports whose lease ran out, and those that wait since `before`. */
export async function idleImports(
  db: Db,
  { at, before }: { at: Date; before: Date },
): Promise<{ id: string; status: 'reading' | 'importing' }[]> {
  const { rows } = await sql<{ id: string; status: 'reading' | 'importing' }>`
    SELECT id, status FROM library_imports WHERE status IN ('reading', 'importing')
      AND (leased_until < ${at}::timestamptz OR (leased_until IS NULL AND updated_at < ${before}::timestamptz))
    ORDER BY id LIMIT 100`.execute(db)
  return rows
}

/** Whether the import is still at that. */
export const isStill = async (db: Db, id: string, status: ImportStatus): Promise<boolean> =>
  (await db
    .selectFrom('libraryImports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst()) !== undefined

type Shift = Partial<Record<'duplicates' | 'failed' | 'imported' | 'pins' | 'retryable', number>>

export const countOutcome = (tx: Db, id: string, shift: Shift) =>
  sql`UPDATE library_imports SET pins = pins + ${shift.pins ?? 0}, duplicates = duplicates + ${shift.duplicates ?? 0},
    imported = imported + ${shift.imported ?? 0}, failed = failed + ${shift.failed ?? 0},
    retryable = retryable + ${shift.retryable ?? 0}
    WHERE id = ${id}::bigint`.execute(tx)

/** Those of the uploads that an import may still read: it is not over, or what failed can be tried again. */
export async function neededUploads(db: Db, ids: readonly string[], retrySince: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ uploadId: string }>`
    SELECT upload_id FROM library_imports WHERE upload_id = ANY(${[...ids]}::bigint[])
      AND (settled_at IS NULL OR (status = 'done' AND retryable > 0 AND settled_at > ${retrySince}::timestamptz))`.execute(
    db,
  )
  return new Set(rows.map(({ uploadId }) => uploadId))
}

/** Ends what nobody confirmed, and forgets reports of long ago. */
export async function forgetOldImports(
  tx: Db,
  { at, readyBefore, settledBefore }: { at: Date; readyBefore: Date; settledBefore: Date },
): Promise<void> {
  await sql`UPDATE library_imports SET status = 'canceled', settled_at = ${at}, updated_at = ${at}
    WHERE status = 'ready' AND updated_at < ${readyBefore}::timestamptz`.execute(tx)
  await sql`DELETE FROM library_imports WHERE settled_at < ${settledBefore}::timestamptz`.execute(tx)
}
