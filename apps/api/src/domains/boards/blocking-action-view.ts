import type { BlockingAction } from '@tessera/api-types/boards/blocking-actions'
import { WHOLE_BOARD } from '@tessera/api-types/boards/blocking-scope'
import { type MoveProgress, progressOf } from './blocking-action-rules.ts'

export interface BlockingActionRow extends MoveProgress {
  id: string
  scope: 'board' | 'unorganized' | 'section'
  sectionId: string | null
  createdAt: string
  targetName: string
  targetSlug: string
  targetSectionSlug: string | null
  targetOwner: string
}

export function toBlockingAction(row: BlockingActionRow): BlockingAction {
  const sectionId = row.scope === 'board' ? WHOLE_BOARD : (row.sectionId ?? undefined)
  const address = [row.targetOwner, row.targetSlug, ...(row.targetSectionSlug ? [row.targetSectionSlug] : [])]
  return {
    id: row.id,
    created_timestamp: new Date(row.createdAt).toISOString(),
    progress: progressOf(row),
    ...(sectionId !== undefined && { section_id: sectionId }),
    ...(row.status === 'stopped'
      ? { state: 'moved', is_partial: true }
      : { state: row.status as BlockingAction['state'] }),
    target: { name: row.targetName, url: `/${address.join('/')}/` },
  }
}
