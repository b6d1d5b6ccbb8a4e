import type { Deps } from '../../kernel/deps.ts'
import { forgetCopiesFrom } from '../../library/open-archive.ts'
import { archivesFrom, idleArchives, removeArchive } from '../media/archive-upload-service.ts'
import { forgetOldImports, neededUploads } from './import-store.ts'
import { retrySince } from './import-view.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** How long a report waits for its member to agree. */
const READY_DAYS = 7
/** How long the report of an import that is over is kept. */
const REPORT_DAYS = 90

/** Removes archives that no import needs, ends what nobody confirmed, and forgets old reports; returns how many archives went. */
export async function sweepImports(
  deps: Pick<Deps, 'now' | 'read' | 'storage' | 'transact'>,
): Promise<number> {
  const at = deps.now()
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS)
  await deps.transact((tx) =>
    forgetOldImports(tx, { at, readyBefore: daysAgo(READY_DAYS), settledBefore: daysAgo(REPORT_DAYS) }),
  )
  const idle = [
    ...new Set([...(await archivesFrom(daysAgo(1), deps)), ...(await idleArchives(deps.read, daysAgo(1)))]),
  ]
  const needed = await neededUploads(deps.read, idle, retrySince(at))
  const unneeded = idle.filter((uploadId) => !needed.has(uploadId))
  for (const uploadId of unneeded) await removeArchive(uploadId, deps)
  await forgetCopiesFrom(daysAgo(1))
  return unneeded.length
}
