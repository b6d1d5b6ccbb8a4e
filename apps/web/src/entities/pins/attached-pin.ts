import type { Attached } from '../conversations/message-opening.ts'
import { pinPath } from './pin-reference.ts'
import type { Pin } from './pins-slice.ts'

/** A pin as a message carries it along. */
export const attachedPin = ({ id, title, alt_text, pinner, images, tracking_params }: Pin): Attached => ({
  type: 'pin',
  id,
  title: title || alt_text || pinner.full_name,
  imageUrl: images['236x'].url,
  path: pinPath(id),
  trackingParams: tracking_params,
})
