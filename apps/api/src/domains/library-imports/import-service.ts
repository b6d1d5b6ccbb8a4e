import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { orLost } from '../../kernel/unique-violation.ts'
import { requireOwnArchive } from '../media/archive-upload-service.ts'
import { TRIED_AGAIN } from './failure-rules.ts'
import {
  findOwnImport,
  type ImportRow,
  insertImport,
  isUploadTaken,
  lockOwnImport,
  settleImport,
  startImporting,
} from './import-store.ts'
import { retryableUntil } from './import-view.ts'
import { renewFailed } from './item-store.ts'
import { RELEASE_ARCHIVE } from './source-files-service.ts'
import { APPLY_IMPORT, askFor, READ_IMPORT } from './turn-service.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'jobs' | 'limits' | 'newId' | 'now' | 'read' | 'transact'>

const BEGUN_PER_HOUR = 30

const running = () => new DomainError('IMPORT_RUNNING')

interface Input {
  upload_id?: string | undefined
  url?: string | undefined
  name: string
}

/** Begins to read what a member brings; throws UPLOAD_NOT_FOUND, IMPORT_RUNNING. */
export async function beginImport(
  { userId }: Member,
  asked: Input,
  { jobs, limits, newId, now, transact }: Needs,
): Promise<ImportRow> {
  const { upload_id: uploadId = null, url = null, name } = asked
  await limits.consume(`library-imports:${userId}`, BEGUN_PER_HOUR, HOUR_MS)
  return transact(async (tx) => {
    if (uploadId !== null) {
      await requireOwnArchive(tx, userId, uploadId)
      if (await isUploadTaken(tx, uploadId)) throw new DomainError('UPLOAD_NOT_FOUND')
    }
    const id = newId()
    const row = { id, userId, uploadId, url, name: name || (url ?? ''), at: now() }
    await orLost(insertImport(tx, row), 'library_imports_running', running)
    await askFor(tx, READ_IMPORT, id, { jobs })
    return requireImport(await findOwnImport(tx, userId, id))
  })
}

/** Imports what is new, or what failed before; throws IMPORT_NOT_FOUND, CONFLICT, IMPORT_RUNNING. */
export function confirmImport(
  { userId }: Member,
  { id, privacy }: { id: string; privacy: 'public' | 'secret' },
  { jobs, now, transact }: Needs,
): Promise<ImportRow> {
  return transact(async (tx) => {
    const row = requireImport(await lockOwnImport(tx, userId, id))
    const until = retryableUntil(row)
    const isRetried = until !== null && until > now()
    if (row.status !== 'ready' && !isRetried)
      throw new DomainError('CONFLICT', { reason: { key: 'refusal.nothingToImport' } })
    if (isRetried) await renewFailed(tx, id, TRIED_AGAIN)
    await orLost(startImporting(tx, id, privacy, now()), 'library_imports_running', running)
    await askFor(tx, APPLY_IMPORT, id, { jobs })
    return requireImport(await findOwnImport(tx, userId, id))
  })
}

/** Ends an import; throws IMPORT_NOT_FOUND, and CONFLICT when it is over. */
export function cancelImport({ userId }: Member, id: string, deps: Needs): Promise<ImportRow> {
  return deps.transact(async (tx) => {
    requireImport(await lockOwnImport(tx, userId, id))
    if (!(await settleImport(tx, id, { status: 'canceled' }, deps.now())))
      throw new DomainError('CONFLICT', { reason: { key: 'refusal.importOver' } })
    await deps.jobs.add(tx, RELEASE_ARCHIVE, { id }, { key: `${RELEASE_ARCHIVE}:${id}` })
    return requireImport(await findOwnImport(tx, userId, id))
  })
}

export function requireImport(row: ImportRow | undefined): ImportRow {
  if (!row) throw new DomainError('IMPORT_NOT_FOUND')
  return row
}
