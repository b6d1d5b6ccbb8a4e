import { MAX_BULK_PINS } from '@tessera/api-types/content-limits'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { createAction } from '@reduxjs/toolkit'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { pinsOf } from './pin-entities.ts'
import { pinsRestored } from './pins-slice.ts'

/** Emitted by the undo of a toast about removed pins, as many as there were. */
export const removalUndone = createAction<string[]>('pins/removalUndone')

const { restorePins } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    restorePins: build.mutation(
      endpoint(pinsRoutes['pins.restore'], {
        entities: ({ pins }) => pinsOf(pins),
        confirmed: ({ pins }) => pinsRestored({ pins }),
      }),
    ),
  }),
}).endpoints

onUndo(removalUndone, async (pinIds, dispatch) => {
  for (let at = 0; at < pinIds.length; at += MAX_BULK_PINS) {
    const pin_ids = pinIds.slice(at, at + MAX_BULK_PINS)
    const { error } = await dispatch(restorePins.initiate({ pin_ids }, { track: false }))
    if (error) return { error }
  }
  return {}
})
