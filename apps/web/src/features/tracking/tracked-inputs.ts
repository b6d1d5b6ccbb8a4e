import {
  COMPONENTS,
  ELEMENTS,
  EVENT_TYPES,
  type Impression,
  type TimeSpentSubject,
  type TrackedInput,
} from '@tessera/shared-tracking'
import type { FollowedLink } from '../../shared/browser/watch-links.ts'

const about = (pinId: string | null) => (pinId === null ? {} : { object_id_str: pinId })

export const offsiteSubject = ({ pinId }: FollowedLink): TimeSpentSubject => ({
  element: ELEMENTS.SOURCE_LINK,
  ...about(pinId),
})

/** What following a link means, or null for a link that counts by the page it leads to. */
export function linkInput({ address, isOutside, pinId }: FollowedLink): TrackedInput | null {
  if (isOutside)
    return { event_type: EVENT_TYPES.OUTBOUND_CLICK, element: ELEMENTS.SOURCE_LINK, ...about(pinId) }
  if (pinId === null || !address.startsWith('/pin/')) return null
  return {
    event_type: EVENT_TYPES.CLICK,
    component: COMPONENTS.PIN_GRID,
    element: ELEMENTS.PIN_PICTURE,
    ...about(pinId),
  }
}

export const impressionInput = (
  pinId: string,
  { startedAt, endedAt, isContinued }: Impression,
): TrackedInput => ({
  event_type: EVENT_TYPES.IMPRESSION,
  component: COMPONENTS.PIN_GRID,
  object_id_str: pinId,
  event_data: { startedAt, endedAt, ...(isContinued && { isContinued }) },
})
