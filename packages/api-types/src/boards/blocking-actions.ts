import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'
import { WHOLE_BOARD } from './blocking-scope.ts'

/** `-1` for the whole board, a section, or absent for the pins in none. */
export const BlockingSection = z.union([z.literal(WHOLE_BOARD), Id])

export const BLOCKING_STATES = ['moving', 'moved', 'undoing'] as const

/** A move of all pins of a place, or a merge of two boards, while it goes on and while it can be undone. */
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
  /** The board that a merge empties; absent for a move. */
  merged_board: z.object({ id: Id, name: z.string() }).optional(),
})
export type BlockingAction = z.output<typeof BlockingAction>

export const MergePreview = z.object({
  pin_count: z.number(),
  /** Pins that stay on the emptied board, because their picture is on the target. */
  stays_count: z.number(),
  /** Pins that others saved, which move too. */
  others_pin_count: z.number(),
  section_count: z.number(),
  /** Sections that the target has under the same name. */
  joined_section_count: z.number(),
  /** People who follow the emptied board; they do not follow the target by it. */
  follower_count: z.number(),
  /** People who keep the emptied board together with its owner; they do not keep the target by it. */
  collaborator_count: z.number(),
  /** Whether more people can see the pins afterwards. */
  is_exposing: z.boolean(),
})
export type MergePreview = z.output<typeof MergePreview>
