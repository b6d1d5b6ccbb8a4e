import { type Batch, roundTripBucket, type SendOutcome } from '@tessera/shared-tracking'
import { isOffline } from '../../shared/api/call.ts'
import { now } from '../../shared/browser/clock.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import type { SentEvent } from './event-channel.ts'
import { trackingRoutes } from '@tessera/api-types/tracking/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const trackingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadEvents: build.mutation(endpoint(trackingRoutes['tracking.upload'])),
    sendMeasures: build.mutation(endpoint(trackingRoutes['tracking.measure'])),
  }),
})

const TOO_MANY = 429
const isPassing = (status: number) => status === TOO_MANY || status >= 500

/** Sends one batch, and counts how long the way there and back took. */
export async function sendEvents(
  { dispatch }: AppStore,
  { events, report_time }: Batch<SentEvent>,
): Promise<SendOutcome> {
  const startedAt = now()
  const ask = trackingApi.endpoints.uploadEvents.initiate(
    { events: [...events], report_time },
    { track: false },
  )
  const { error } = await dispatch(ask)
  if (!error) {
    countMetric('round_trip_time', { under: roundTripBucket(now() - startedAt) })
    return 'stored'
  }
  if (!('httpStatus' in error)) return 'failed'
  if (error.isKept) return 'stored'
  return isOffline(error) || isPassing(error.httpStatus) ? 'failed' : 'refused'
}
