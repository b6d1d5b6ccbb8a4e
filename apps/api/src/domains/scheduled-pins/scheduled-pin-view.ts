import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import type { Site } from '../../kernel/deps.ts'
import { type BoardMiniRow, toBoardMini } from '../boards/board-view.ts'
import { imagesOf } from '../pins/pin-view.ts'

/** A pin that waits, with its picture and its place. */
export interface ScheduledPinRow {
  id: string
  title: string
  description: string
  altText: string
  link: string | null
  areCommentsDisabled: boolean
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
  title: pin.title,
  scheduled_ts: Math.floor(pin.scheduledAt.getTime() / 1000),
  description: pin.description,
  alt_text: pin.altText,
  link: pin.link,
  comments_disabled: pin.areCommentsDisabled,
  board: pin.board && toBoardMini(pin.board),
  section: pin.section,
  image_signature: pin.imageSignature,
  dominant_color: pin.dominantColor,
  images: imagesOf(pin, ['236x', 'orig'], site),
  problem: pin.problem,
})
