import type { LibraryImportItem, LibraryImportView } from '@tessera/api-types/library-imports/views'
import type { ImportRow } from './import-store.ts'
import type { ImportItem } from './item-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** How long an archive is kept for what failed. */
const RETRY_DAYS = 7

export const retrySince = (now: Date): Date => new Date(now.getTime() - RETRY_DAYS * DAY_MS)

/** Until when what failed can be tried again; null where nothing did, or it would fail again. */
export const retryableUntil = ({ status, retryable, settledAt }: ImportRow): Date | null =>
  status === 'done' && retryable > 0 && settledAt ? new Date(settledAt.getTime() + RETRY_DAYS * DAY_MS) : null

function percentOf({ status, imported, failed, pins }: ImportRow): number {
  if (status === 'done') return 100
  return pins === 0 ? 0 : Math.min(100, Math.floor((100 * (imported + failed)) / pins))
}

export const toImportView = (row: ImportRow): LibraryImportView => ({
  id: row.id,
  status: row.status,
  source_kind: row.sourceKind,
  name: row.name,
  counts: {
    boards: row.boards,
    boards_existing: row.boardsExisting,
    sections: row.sections,
    pins: row.pins,
    duplicates: row.duplicates,
    faults: row.faults,
    imported: row.imported,
    failed: row.failed,
  },
  percent: percentOf(row),
  error: row.error,
  created_at: row.createdAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
  retryable_until: retryableUntil(row)?.toISOString() ?? null,
})

export const toImportItem = (item: ImportItem): LibraryImportItem => ({
  id: String(item.sequence),
  type: item.type,
  where: item.foundAt,
  title: item.title,
  board_name: item.boardName,
  outcome: item.outcome,
  reason: item.reason,
  pin_id: item.pinId,
  board_id: item.boardId,
})
