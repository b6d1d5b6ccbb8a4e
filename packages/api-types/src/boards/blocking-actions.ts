import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'

/** Stands for the whole board where a section is named. */
export const WHOLE_BOARD = '-1'

/** `-1` for the whole board, a section, or absent for the pins in none. */
export const BlockingSection = z.union([z.literal(WHOLE_BOARD), Id])

export const BLOCKING_STATES = ['moving', 'moved', 'undoing'] as const

/** A move of all pins of a place, while it goes on and while it can be undone. */
export const BlockingAction = z.object({
  id: Id,
  created_timestamp: Timestamp,
  /** 0 to 100 */
  progress: z.int().min(0).max(100),
  section_id: BlockingSection.optional(),
  state: z.enum(BLOCKING_STATES),
  target: z.object({ name: z.string(), url: z.string() }),
})
export type BlockingAction = z.output<typeof BlockingAction>

/** What of a board an action is about. */
export type BlockingScope = { kind: 'board' } | { kind: 'unorganized' } | { kind: 'section'; id: string }

export function blockingScope(sectionId: string | null | undefined): BlockingScope {
  if (sectionId === undefined || sectionId === null) return { kind: 'unorganized' }
  return sectionId === WHOLE_BOARD ? { kind: 'board' } : { kind: 'section', id: sectionId }
}
