import { z } from 'zod'
import { UserMini } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { BoardSectionView } from './views.ts'

const BOARD_ACTIVITY_KINDS = [
  'added',
  'moved',
  'moved_away',
  'removed',
  'section_created',
  'section_renamed',
  'section_deleted',
  'renamed',
  'joined',
  'left',
  'person_removed',
  'took_over',
] as const

/** What somebody did on a board. */
export const BoardActivity = z.object({
  id: Id,
  type: z.literal('boardactivity'),
  kind: z.enum(BOARD_ACTIVITY_KINDS),
  actor: UserMini,
  /** Who was taken off the board. */
  person: UserMini.nullable(),
  /** Where pins were put, or the section that it is about; null once that is gone. */
  section: BoardSectionView.pick({ id: true, slug: true, title: true }).nullable(),
  pin_count: z.number(),
  /** Some of the pins. */
  pins: z.array(z.object({ id: Id, title: z.string(), image_url: z.string(), dominant_color: z.string() })),
  created_at: Timestamp,
})
export type BoardActivity = z.output<typeof BoardActivity>
