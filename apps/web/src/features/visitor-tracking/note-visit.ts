import { countBucket, EVENT_TYPES, type VisitorEvent } from '@tessera/shared-tracking'
import { consentChosen } from '../../entities/consent/consent-slice.ts'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import {
  selectIsAuthenticated,
  selectRequestContext,
  unauthSaveStarted,
} from '../../entities/session/session-slice.ts'
import { landingOf } from '../../entities/visitor/landing.ts'
import { noteVisitor } from '../../entities/visitor/note-visitor.ts'
import { forgetVisitor, readVisitor } from '../../entities/visitor/visitor-storage.ts'
import { now } from '../../shared/browser/clock.ts'
import { isPageHidden, watchPageLife } from '../../shared/browser/page-life.ts'
import { type FollowedLink, watchLinks } from '../../shared/browser/watch-links.ts'
import { onEvent } from '../../shared/store/listeners.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { track } from '../../shared/tracking/track.ts'

onEvent(consentChosen, ({ allow_analytic_cookies }) => {
  if (!allow_analytic_cookies) forgetVisitor()
})
onEvent(unauthSaveStarted, ({ pinId }, dispatch) =>
  dispatch((_dispatch, getState) => void noteVisitor(getState(), { type: 'wantedToSave', pinId })),
)

function noteLanding({ getState }: AppStore): void {
  const state = getState()
  const { countryFromIp, countryFromHostName } = selectRequestContext(state) ?? {}
  if (countryFromIp === undefined || countryFromHostName === undefined) return
  const before = readVisitor()?.revisitationState.count ?? 0
  const noted = noteVisitor(state, { type: 'arrived', countryFromIp, countryFromHostName })
  if (noted && noted.revisitationState.count > before) {
    const { revisitationState, daysSinceLastRevisitationBucket } = noted
    const event_data = { days: daysSinceLastRevisitationBucket, count: countBucket(revisitationState.count) }
    track({ event_type: EVENT_TYPES.REVISIT, event_data })
  }
  const { inviteCode, paidLanding } = landingOf(state)
  if (inviteCode !== null) noteVisitor(state, { type: 'invited', inviteCode })
  if (paidLanding) noteVisitor(state, { type: 'landedPaid', landing: paidLanding })
}

function linkEvent(
  { getState }: AppStore,
  { address, isOutside, isDownload, pinId }: FollowedLink,
): VisitorEvent | null {
  if (isDownload) return { type: 'downloaded' }
  if (!isOutside || pinId === null) return null
  const pin = selectPin(getState(), pinId)
  const { image_signature: imageSignature = null, domain = null } = pin ?? {}
  return { type: 'clickedThrough', pin: { pinId, link: pin?.link ?? address, imageSignature, domain } }
}

/** Adds up the seconds that pages are in front. */
function noteStay({ getState }: AppStore): () => void {
  let since: number | null = isPageHidden() ? null : now()
  const onHidden = () => {
    if (since === null) return
    noteVisitor(getState(), { type: 'stayed', seconds: (now() - since) / 1000 })
    since = null
  }
  const onVisible = () => void (since ??= now())
  const stop = watchPageLife({ onHidden, onVisible, onLeave: onHidden })
  return () => {
    onHidden()
    stop()
  }
}

/** Notes a visit in this browser alone, where that is allowed; of members nothing is noted. spec 001 §4 */
export function noteVisit(store: AppStore): () => void {
  if (selectIsAuthenticated(store.getState())) {
    forgetVisitor()
    return () => undefined
  }
  noteLanding(store)
  const stops = [
    noteStay(store),
    watchLinks((link) => {
      const event = linkEvent(store, link)
      if (event) noteVisitor(store.getState(), event)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
