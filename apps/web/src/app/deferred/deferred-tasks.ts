import { wait } from '../../shared/browser/clock.ts'
import { retryingTransport } from '../../shared/api/first-load.ts'
import { keepAccounts } from './keep-accounts.ts'
import { renewSession } from './renew-session.ts'
import { startConsent } from '../../features/cookie-consent/start-consent.ts'
import { startThirdParties } from '../../features/third-parties/start-third-parties.ts'
import { startAutologin } from '../../features/one-tap/start-autologin.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { countChecks } from '../../entities/experiments/count-checks.ts'
import { prepareSaving } from '../../features/save-pin/prepare-saving.ts'
import { startNewVersion } from '../../features/new-version/start-new-version.ts'
import { startFingerprint } from '../../features/fingerprint/start-fingerprint.ts'
import { startSessionCheck } from '../../features/verify-session/start-session-check.ts'
import { startTracking } from '../../features/tracking/start-tracking.ts'
import { keepLanding } from '../../entities/visitor/landing.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { followViewport } from './follow-viewport.ts'
import { followVisitorsRender } from './follow-visitors-render.ts'
import { startMainPages } from './main-pages.ts'
import { carrySession } from '../../features/country-sessions/carry-session.ts'
import { ownOrigin, postForm } from '../../shared/browser/post-form.ts'
import { localStore } from '../../shared/browser/storage.ts'
import { startCardMotion } from '../../shared/browser/start-card-motion.ts'
import { holdSecondPress } from '../../shared/browser/second-press.ts'
import { registerWorker } from '../../shared/browser/service-worker.ts'
import { experimentsApi } from '../../entities/experiments/experiments-api.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'

/** From now on what a page begins with may fail twice. */
export const retryFirstLoads = ({ dispatch }: AppStore): void =>
  dispatch((_dispatch, _getState, { add }) => add('retry', (next) => retryingTransport(next, wait)))

/** What stands by the site without a connection; while developing it would keep old sources. */
function startWorker({ getState }: AppStore): void {
  const version = getState().session?.pageData?.appVersion
  // Without it the site works on, as long as there is a connection.
  if (import.meta.env.PROD && version) void registerWorker(version).catch(() => undefined)
}

/** A member is signed in on the regional host of their country, too. */
const carryToCountry = (store: AppStore): void =>
  void carrySession(store, { origin: ownOrigin(), store: localStore, postForm }).catch(() => undefined)

/** Asks which guided experiences stand for the member, anew when one may be done; visitors have none. */
export function startExperiences(store: AppStore): void {
  if (!selectIsAuthenticated(store.getState())) return
  void store.dispatch(experimentsApi.endpoints.experiences.initiate({}))
}

/** Starts work in the background, in the order of the list; the returned function stops it. */
type DeferredTask = (store: AppStore) => void | (() => void)

const keepFirstLanding: DeferredTask = ({ getState }) => keepLanding(getState())

/** One line a feature. Each must be harmless when called twice and when its call fails. */
export const deferredTasks: readonly DeferredTask[] = [
  retryFirstLoads,
  startWorker,
  prepareSaving,
  startMainPages,
  startNewVersion,
  followVisitorsRender,
  (store) => followOtherTabs(store),
  startConsent,
  keepFirstLanding,
  startTracking,
  followViewport,
  carryToCountry,
  keepAccounts,
  renewSession,
  startAutologin,
  confirmIdentity,
  startThirdParties,
  countChecks,
  startExperiences,
  (store) => startFingerprint(store),
  startSessionCheck,
  () => holdSecondPress(),
  () => startCardMotion(),
]
