import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'
import { WHOLE_BOARD } from './blocking-scope.ts'

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
  /** A move that had to stop before all pins were there. */
  is_partial: z.literal(true).optional(),
  /** Pins of a finished move that stayed, because their picture was there already. */
  skipped_count: z.int().min(1).optional(),
  /** Whether all of them stayed. */
  has_moved_none: z.literal(true).optional(),
  /** Both empty where the member may no longer see that place. */
  target: z.object({ name: z.string(), url: z.string() }),
})
export type BlockingAction = z.output<typeof BlockingAction>
