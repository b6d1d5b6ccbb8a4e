import { trackingContracts } from '@tessera/api-types/tracking/contracts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { measure } from './measure-service.ts'
import { loadPinStats } from './pin-stats-store.ts'
import { uploadEvents } from './upload-service.ts'

const PERIODS_DAYS = [1, 7, 30]

export const trackingOperations: Operation[] = [
  implement(trackingContracts['tracking.upload'], async (batch, { viewer, caller, deps }) => {
    await uploadEvents(viewer, caller, batch, deps)
    return null
  }),
  implement(trackingContracts['tracking.measure'], async (measured, { caller, deps }) => {
    await measure(caller.ip, measured, deps)
    return null
  }),
  implement(trackingContracts['tracking.pinStats'], async ({ pin_id }, { viewer, deps }) => {
    const asked = { pinId: pin_id, ownerId: viewer.userId, now: deps.now(), periods: PERIODS_DAYS }
    const periods = await loadPinStats(deps.replica, asked)
    if (!periods) throw new DomainError('PIN_NOT_FOUND')
    return {
      pin_id,
      periods: periods.map(({ outboundClicks, ...counts }) => ({
        ...counts,
        outbound_clicks: outboundClicks,
      })),
    }
  }),
]
