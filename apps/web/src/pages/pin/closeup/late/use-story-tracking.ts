import { useEffect } from 'react'
import { COMPONENTS, EVENT_TYPES } from '@tessera/shared-tracking'
import { now } from '../../../../shared/browser/clock.ts'
import { track } from '../../../../shared/tracking/track.ts'

/** Reports each page that was seen, and for how long, when it is left. */
export function useStoryTracking(pinId: string, page: number, count: number): void {
  useEffect(() => {
    const startTime = now()
    return () =>
      track({
        event_type: EVENT_TYPES.STORY_PAGE_VIEW,
        component: COMPONENTS.STORY_PAGE,
        object_id_str: pinId,
        event_data: { page, count, startTime, endTime: now() },
      })
  }, [pinId, page, count])
}
