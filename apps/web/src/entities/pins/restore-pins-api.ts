import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { createAction } from '@reduxjs/toolkit'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { pinsOf } from './pin-entities.ts'
import { pinsRestored } from './pins-slice.ts'

/** Emitted by the undo of a toast about removed pins. */
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

onUndo(removalUndone, (pin_ids, dispatch) => dispatch(restorePins.initiate({ pin_ids }, { track: false })))
