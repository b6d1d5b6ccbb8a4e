import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import { isAllowed, selectIsAsking } from '../../entities/consent/consent-slice.ts'
import { isExperimentOn } from '../../entities/experiments/experiment-group.ts'
import { selectIsAuthenticated, selectRequestContext } from '../../entities/session/session-slice.ts'
import { now, after } from '../../shared/browser/clock.ts'
import { random } from '../../shared/browser/random.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import { makeEventChannel } from './event-channel.ts'
import { makeMeasureChannel } from './measure-channel.ts'
import { sendEvents, trackingApi } from './send-events.ts'

const FEW = 20

/** Who looks, as the times of sending depend on it. */
export function flushViewer(store: AppStore) {
  const device = selectRequestContext(store.getState())?.userAgent
  return {
    isDesktop: !device?.isMobile && !device?.isTablet,
    isAuthenticated: selectIsAuthenticated(store.getState()),
    hasFastFlush: isExperimentOn(store, EXPERIMENTS.fastEventFlush),
  }
}

/** The two ways to the server: events of a person, who may forbid them, and counts of nobody. */
export function openChannels(store: AppStore) {
  const viewer = flushViewer(store)
  const events = makeEventChannel({
    now,
    schedule: after,
    viewer: () => viewer,
    consent() {
      if (isAllowed(store.getState(), 'analytics')) return 'given'
      return selectIsAsking(store.getState()) ? 'open' : 'refused'
    },
    send: (batch) => sendEvents(store, batch),
    onLost: ({ events: lost }) => countMetric('events_lost', { size: lost.length > FEW ? 'many' : 'few' }),
  })
  const measures = makeMeasureChannel({
    schedule: after,
    random,
    send: (batch) =>
      void store.dispatch(trackingApi.endpoints.sendMeasures.initiate(batch, { track: false })),
  })
  return { events, measures, viewer, stopConsent: store.subscribe(events.consentChanged) }
}
