import { isFulfilled } from '@reduxjs/toolkit'
import { EVENT_TYPES, type TrackedInput } from '@tessera/shared-tracking'
import type { CallMeta } from '../../shared/api/base-api.ts'

/** The event that an action of the store stands for: the end of a call whose contract names one. */
export function trackedCall(action: unknown): TrackedInput | null {
  if (!isFulfilled(action)) return null
  const { baseQueryMeta: call } = action.meta as { baseQueryMeta?: CallMeta }
  const tracked = call?.route.tracked
  if (!tracked) return null
  const object = tracked.object === undefined ? undefined : call?.input[tracked.object]
  return {
    event_type: EVENT_TYPES[tracked.event],
    ...(typeof object === 'string' && { object_id_str: object }),
  }
}
