import { createAction } from '@reduxjs/toolkit'
import { promotedPinRoutes } from '@tessera/api-types/ads/promoted-pin-routes'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { pinHidden, pinUnhidden } from '../../entities/pins/pins-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { onUndo } from '../../shared/toasts/undo.ts'

type Ask = { pin_id: string }
const pin = ({ pin_id }: Ask) => ({ pinId: pin_id })

type AdAsk = { token: string }
/** An ad leaves with the card it is on. */
type HiddenAd = AdAsk & Ask

/** Emitted by the undo of the toast. */
export const adHidingUndone = createAction<HiddenAd>('cardMenu/adHidingUndone')

/** Emitted by the undo of the toast. */
export const hidingUndone = createAction<Ask>('cardMenu/hidingUndone')

export const hidePinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    hidePin: build.mutation(
      endpoint(pinsRoutes['pins.hide'], {
        optimistic: (ask) => ({ apply: pinHidden(pin(ask)), undo: pinUnhidden(pin(ask)) }),
      }),
    ),
    unhidePin: build.mutation(
      endpoint(pinsRoutes['pins.unhide'], {
        optimistic: (ask) => ({ apply: pinUnhidden(pin(ask)), undo: pinHidden(pin(ask)) }),
      }),
    ),
    hideAd: build.mutation(endpoint(promotedPinRoutes['promotedPins.hide'])),
    unhideAd: build.mutation(endpoint(promotedPinRoutes['promotedPins.unhide'])),
  }),
})

onUndo(hidingUndone, (ask, dispatch) =>
  dispatch(hidePinApi.endpoints.unhidePin.initiate(ask, { track: false })),
)

onUndo(adHidingUndone, async ({ token, pin_id }, dispatch) => {
  dispatch(pinUnhidden({ pinId: pin_id }))
  const answer = await dispatch(hidePinApi.endpoints.unhideAd.initiate({ token }, { track: false }))
  if (answer.error) dispatch(pinHidden({ pinId: pin_id }))
  return answer
})
