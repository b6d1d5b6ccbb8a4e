import { emptyPinText } from '@tessera/api-types/pins/pin-text'
import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { aPinView } from './pin-builders.ts'

/** A pin that waits for its time. */
export function aScheduledPin(over: Partial<ScheduledPin> = {}): ScheduledPin {
  const { board, images, image_signature, dominant_color } = aPinView()
  return {
    id: '1',
    type: 'scheduledpin',
    ...emptyPinText,
    title: 'Blue bowl',
    scheduled_ts: 2_000_000_000,
    board,
    section: null,
    image_signature,
    dominant_color,
    images: { '236x': images['236x'], orig: images.orig },
    problem: null,
    ...over,
  }
}
