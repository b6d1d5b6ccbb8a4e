import { z } from 'zod'
import { BoardMini } from '../boards/views.ts'
import { pinTextView } from '../pins/pin-text.ts'
import { PinImage } from '../images/pin-image.ts'
import { Id } from '../wire/scalars.ts'

/** Why a pin could not be published at its time. */
export const SCHEDULE_PROBLEMS = ['board_closed', 'already_on_board', 'limit_reached'] as const

/** A scheduled pin; only its creator sees it. */
export const ScheduledPin = z.object({
  id: Id,
  type: z.literal('scheduledpin'),
  ...pinTextView,
  /** Seconds since 1970. // spec 000 §3 */
  scheduled_ts: z.number(),
  /** Null once it is gone, or no longer the viewer’s to see. */
  board: BoardMini.nullable(),
  section: z.object({ id: Id, title: z.string(), slug: z.string() }).nullable(),
  image_signature: z.string(),
  dominant_color: z.string(),
  images: z.object({ '236x': PinImage, orig: PinImage }),
  problem: z.enum(SCHEDULE_PROBLEMS).nullable(),
})
export type ScheduledPin = z.output<typeof ScheduledPin>
