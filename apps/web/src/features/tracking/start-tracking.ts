import { EVENT_TYPES, IMPRESSION_SHARE, makeImpressionTracker } from '@tessera/shared-tracking'
import { isAllowed } from '../../entities/consent/consent-slice.ts'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { now } from '../../shared/browser/clock.ts'
import { isPageHidden } from '../../shared/browser/page-life.ts'
import { currentAddress } from '../../shared/browser/page-location.ts'
import { watchVitals } from '../../shared/browser/page-vitals.ts'
import { newUuid, random } from '../../shared/browser/random.ts'
import { registerAttribution } from '../../shared/browser/register-attribution.ts'
import { watchVisibility } from '../../shared/browser/watch-visibility.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { attachTracker, track } from '../../shared/tracking/track.ts'
import { makeAttribution } from './attribution.ts'
import { followApp } from './follow-app.ts'
import { classifyLanding, visitOf } from './landing.ts'
import { openChannels } from './open-channels.ts'
import { vitalMetric } from './page-vitals.ts'
import { setRunningTracker } from './running-tracker.ts'
import { trackedCall } from './tracked-calls.ts'
import { makeTracker, type SeenPin, type Tracker } from './tracker.ts'

onAnyAction((action) => {
  const input = trackedCall(action)
  if (input) track(input)
})

const INTERACTIONS: readonly number[] = [EVENT_TYPES.CLICK, EVENT_TYPES.SAVE, EVENT_TYPES.OUTBOUND_CLICK]

function followImpressions({ seenPin, impressionEnded }: Tracker) {
  let stop: () => void = () => undefined
  const impressions = makeImpressionTracker<SeenPin>({
    now,
    onImpression: impressionEnded,
    disconnect: () => stop(),
  })
  const { enter: onEnter, exit: onExit } = impressions
  const thingOf = ({ dataset: { pinId } }: HTMLElement) => (pinId === undefined ? undefined : seenPin(pinId))
  stop = watchVisibility({ selector: '[data-pin-id]', thingOf, share: IMPRESSION_SHARE, onEnter, onExit })
  return impressions
}

/** Tells the server what people see and do here, as far as they allow it. spec 001 §4 */
export function startTracking(store: AppStore): () => void {
  classifyLanding(store)
  const channels = openChannels(store)
  const { events, measures, stopConsent } = channels
  let interactions = 0
  const attribute = makeAttribution({
    cardOf: (pinId) => selectPin(store.getState(), pinId),
    isAllowed: () => isAllowed(store.getState(), 'marketing'),
    random,
    register: registerAttribution,
  })
  const tracker = makeTracker({
    now,
    newId: newUuid,
    appState: () => (isPageHidden() ? 'background' : 'active'),
    path: currentAddress,
    visit: visitOf(store),
    promotionOf: (pinId) => selectPin(store.getState(), pinId)?.promotion?.token,
    emit(event) {
      if (INTERACTIONS.includes(event.event_type)) interactions += 1
      events.add(event)
      attribute(event)
    },
  })
  setRunningTracker(tracker)
  tracker.pageShown(currentAddress())
  const impressions = followImpressions(tracker)
  const detach = attachTracker({
    track: tracker.track,
    count: measures.count,
    pauseImpressions: impressions.pause,
  })
  const unfollow = followApp({ store, channels, tracker, impressions, interactions: () => interactions })
  watchVitals((vital) => {
    const metric = vitalMetric(vital, tracker.pageName())
    if (metric) measures.count(metric)
  })
  return () => {
    unfollow()
    impressions.stop()
    setRunningTracker(null)
    detach()
    stopConsent()
  }
}
