import { orientationRoutes } from '@tessera/api-types/orientation/routes'
import { landingSignals, type VisitorState } from '@tessera/shared-tracking'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { wait } from '../../shared/browser/clock.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import { visitorOf } from './note-visitor.ts'
import { forgetVisitor } from './visitor-storage.ts'

const LONGEST_WAIT_MS = 2000

const orientationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendLandingSignals: build.mutation(endpoint(orientationRoutes['orientation.landingSignals'])),
  }),
})

/**
 * Sends the account that was just made what is noted of the visit before it, so that its first page begins with that.
 * @param before The visitor, read before their session began; by default as they are now.
 */
export const sendLandingSignals =
  (before?: VisitorState | null) => async (dispatch: AppDispatch, getState: () => RootState) => {
    const visitor = before === undefined ? visitorOf(getState()) : before
    if (!visitor) return
    const sent = dispatch(
      orientationApi.endpoints.sendLandingSignals.initiate(landingSignals(visitor), { track: false }),
    )
    const outcome = await Promise.race([sent, wait(LONGEST_WAIT_MS)])
    if (outcome?.error === undefined) forgetVisitor()
    countMetric('user_landing_signals', { status: statusOf(outcome) })
  }

function statusOf(outcome: { error?: unknown } | void): string {
  if (!outcome) return 'late'
  const { error } = outcome
  if (error === undefined) return '200'
  const isAnswer = typeof error === 'object' && error !== null && 'httpStatus' in error
  return isAnswer ? String(error.httpStatus) : 'failed'
}
