import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import type { Site } from '../../kernel/deps.ts'
import { type BoardMiniRow, toBoardMini } from '../boards/board-view.ts'
import { type PinTextRow, textFields } from '../pins/pin-fields-view.ts'
import { imagesOf } from '../pins/pin-view.ts'

/** A pin that waits, with its picture and its place. */
export interface ScheduledPinRow extends PinTextRow {
  id: string
  scheduledAt: Date
  problem: ScheduledPin['problem']
  imageSignature: string
  imageWidth: number
  imageHeight: number
  dominantColor: string
  board: BoardMiniRow | null
  section: ScheduledPin['section']
}

export const toScheduledPin = (pin: ScheduledPinRow, site: Site): ScheduledPin => ({
  id: pin.id,
  type: 'scheduledpin',
  ...textFields(pin),
  scheduled_ts: Math.floor(pin.scheduledAt.getTime() / 1000),
  board: pin.board && toBoardMini(pin.board),
  section: pin.section,
  image_signature: pin.imageSignature,
  dominant_color: pin.dominantColor,
  images: imagesOf(pin, ['236x', 'orig'], site),
  problem: pin.problem,
})
