import type { BlockingAction } from '@tessera/api-types/boards/blocking-actions'
import { WHOLE_BOARD } from '@tessera/api-types/boards/blocking-scope'
import { type MoveProgress, progressOf } from './blocking-action-rules.ts'

export interface BlockingActionRow extends MoveProgress {
  id: string
  scope: 'board' | 'unorganized' | 'section'
  sectionId: string | null
  createdAt: string
  skipped: number
  /** Null where the member may no longer see it. */
  target: { name: string; slug: string; sectionSlug: string | null; owner: string } | null
  /** Null for a move. */
  mergedBoard: { id: string; name: string } | null
}

export function toBlockingAction(row: BlockingActionRow): BlockingAction {
  const sectionId = row.scope === 'board' ? WHOLE_BOARD : (row.sectionId ?? undefined)
  return {
    id: row.id,
    created_timestamp: new Date(row.createdAt).toISOString(),
    progress: progressOf(row),
    ...(sectionId !== undefined && { section_id: sectionId }),
    ...(row.status === 'stopped'
      ? { state: 'moved', is_partial: true }
      : { state: row.status as BlockingAction['state'] }),
    ...(row.status === 'moved' && row.skipped > 0 && skipped(row)),
    target: toTarget(row.target),
    ...(row.mergedBoard && { merged_board: row.mergedBoard }),
  }
}

const skipped = ({ skipped: count, done }: BlockingActionRow): Partial<BlockingAction> => ({
  skipped_count: count,
  ...(count >= done && { has_moved_none: true }),
})

function toTarget(target: BlockingActionRow['target']): BlockingAction['target'] {
  if (!target) return { name: '', url: '' }
  const { name, owner, slug, sectionSlug } = target
  return { name, url: `/${[owner, slug, ...(sectionSlug ? [sectionSlug] : [])].join('/')}/` }
}
