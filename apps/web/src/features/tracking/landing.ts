import { landingPage } from '@tessera/shared-tracking'
import { landingClassified } from '../../entities/session/session-slice.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** Classifies the page that was served; a board is its owner's own only to the one who is signed in. */
export function classifyLanding({ dispatch, getState }: AppStore): void {
  const { requestContext, viewer } = getState().session ?? {}
  if (requestContext)
    dispatch(landingClassified(landingPage(requestContext.fullPath, viewer?.username ?? null)))
}

/** How the visit began, for each event of it. */
export function visitOf({ getState }: AppStore): Record<string, boolean | string> {
  const { session } = getState()
  return {
    ...(session?.isPWA && { is_pwa: true }),
    ...(session?.isPaidTraffic && { is_paid_traffic: true }),
    ...(session?.landingPageType && { landing_page_type: session.landingPageType }),
  }
}
