import type { PixelEvent } from '@tessera/api-types/third-parties/pixel-rules'
import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import { isAllowed } from '../../entities/consent/consent-slice.ts'
import { isExperimentOn } from '../../entities/experiments/experiment-group.ts'
import { selectRequestContext } from '../../entities/session/session-slice.ts'
import { selectVisitedPaths } from '../../entities/session/visits-slice.ts'
import { loadScript } from '../../shared/browser/load-script.ts'
import { currentReferrer, currentUrl } from '../../shared/browser/page-location.ts'
import { sendImage } from '../../shared/browser/third-parties.ts'
import { localStore, sessionStore } from '../../shared/browser/storage.ts'
import { after } from '../../shared/browser/clock.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import { firePixels, providersFor } from './fire-pixels.ts'
import { tagsToLoad, whenEngaged } from './third-party-rules.ts'
import { thirdPartiesApi, type ThirdPartyPlan } from './third-parties-api.ts'

const FIRED = 'pixels_fired'

/** Events of a history are sent once: a sign-up ever, the others once a visit. */
function isUnsent(event: PixelEvent, userHash: string): boolean {
  const storage = event === 'signup' ? localStore : sessionStore
  const key = `${FIRED}:${event}`
  if (storage.read(key) === userHash) return false
  storage.write(key, userHash)
  return true
}

/** Runs while marketing is allowed: loads the tags, fires the pixels. The returned function stops it. */
function runMarketing(store: AppStore, plan: ThirdPartyPlan): () => void {
  const context = selectRequestContext(store.getState())
  const place = { country: context?.country ?? '', region: context?.regionFromIp ?? '' }
  const providers = providersFor(plan.pixels, place)
  const tell = (event: PixelEvent) => {
    const shot = { url: currentUrl(), referrer: currentReferrer(), userHash: plan.user_hash, event }
    void firePixels(providers, shot, sendImage)
  }
  const isTagOn = () => isExperimentOn(store, EXPERIMENTS.adTag)
  for (const url of tagsToLoad(plan, isTagOn)) {
    const tag = url === plan.ad_tag_url ? 'advertising' : 'manager'
    loadScript(url).catch(() => countMetric('ad_tag_error', { tag }))
  }
  let path = selectVisitedPaths(store.getState())[0]
  tell('page_visit')
  for (const event of plan.events) if (isUnsent(event, plan.user_hash)) tell(event)
  const leave = whenEngaged(after, () => tell('engaged_session'))
  const unsubscribe = store.subscribe(() => {
    const shown = selectVisitedPaths(store.getState())[0]
    if (shown === path) return
    path = shown
    tell('page_visit')
  })
  return () => {
    leave()
    unsubscribe()
  }
}

/** Calls third parties, where this site has any, for as long as the viewer allows it. */
export function startThirdParties(store: AppStore): void | (() => void) {
  if (!store.getState().session?.pageData?.hasThirdParties) return
  let end: (() => void) | null = null
  let plan: ThirdPartyPlan | undefined
  const follow = () => {
    const isOn = plan?.is_marketing_allowed === true && isAllowed(store.getState(), 'marketing')
    if (isOn === (end !== null)) return
    if (isOn && plan) end = runMarketing(store, plan)
    else {
      end?.()
      end = null
    }
  }
  const unsubscribe = store.subscribe(follow)
  const asking = store.dispatch(thirdPartiesApi.endpoints.thirdPartyPlan.initiate({}))
  void asking.then(({ data }) => {
    plan = data
    follow()
  })
  return () => {
    unsubscribe()
    asking.unsubscribe()
    end?.()
  }
}
