import type { DataExportView } from '@tessera/api-types/data-export/contracts'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { requireRecentProof } from '../sessions/recent-proof-service.ts'
import { BUILD_EXPORT, EXPORT_PART_COUNT } from './build-service.ts'
import { expiresAt, exportKey, exportUrl, isSignedExport } from './export-address.ts'
import { beginExport, type ExportRow, findExport, findExportById } from './export-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'now' | 'read' | 'site'>

const isKept = (row: ExportRow | undefined, now: Date): row is ExportRow & { readyAt: Date } =>
  row?.status === 'ready' && row.readyAt !== null && expiresAt(row.readyAt) > now

/** How far the member's newest archive has come. */
export async function exportState(db: Db, userId: string, now: Date): Promise<DataExportView> {
  const row = await findExport(db, userId)
  if (!row) return { status: 'none', percent: 0, size: null, requested_at: null, expires_at: null }
  const isGone = row.status === 'ready' && !isKept(row, now)
  return {
    status: isGone ? 'expired' : row.status,
    percent: Math.round((100 * row.partsDone) / EXPORT_PART_COUNT),
    size: row.size,
    requested_at: row.requestedAt.toISOString(),
    expires_at: row.readyAt && expiresAt(row.readyAt).toISOString(),
  }
}

/** Begins an archive; throws REAUTH_REQUIRED, and LIMIT_REACHED within a day of the one before. */
export async function requestExport(context: Context<Member>): Promise<DataExportView> {
  const { viewer, deps, caller } = context
  await requireRecentProof(context)
  return deps.transact(async (tx) => {
    const at = deps.now()
    const id = deps.newId()
    const before = new Date(at.getTime() - DAY_MS)
    if (!(await beginExport(tx, { id, userId: viewer.userId, at, before })))
      throw new DomainError('LIMIT_REACHED')
    await deps.jobs.add(tx, BUILD_EXPORT, { id })
    await recordSecurityEvent(tx, deps, caller, 'data-export.asked', viewer.userId)
    return exportState(tx, viewer.userId, at)
  })
}

/** The address of the archive that is ready; throws REAUTH_REQUIRED, NOT_FOUND. */
export async function openExport(context: Context<Member>): Promise<{ url: string }> {
  const { viewer, deps } = context
  await requireRecentProof(context)
  const row = await findExport(deps.read, viewer.userId)
  if (!isKept(row, deps.now())) throw new DomainError('NOT_FOUND')
  return { url: exportUrl(deps.site, row.id) }
}

/** The archive behind a signed address; throws NOT_FOUND for any other, and once its days are over. */
export async function exportFile(asked: Record<string, unknown>, { read, site, now }: Needs) {
  const { id, mac } = asked
  if (typeof id !== 'string' || typeof mac !== 'string' || !isSignedExport(site, id, mac))
    throw new DomainError('NOT_FOUND')
  const row = await findExportById(read, id)
  if (!isKept(row, now())) throw new DomainError('NOT_FOUND')
  return { id, key: exportKey(row.userId, id) }
}
