import { experimentGroup } from '../../entities/experiments/experiment-group.ts'
import { selectIsAuthenticated, selectRequestContext } from '../../entities/session/session-slice.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { signInExperiments, signInOffer, type SignInOffer } from './sign-in-group.ts'

/** What the groups of this viewer offer in this browser. */
export function offerOf(store: AppStore): SignInOffer {
  const context = selectRequestContext(store.getState())
  if (!context) return 'none'
  const { isMobile, isTablet } = context.userAgent
  const names = signInExperiments({
    isAuthenticated: selectIsAuthenticated(store.getState()),
    isDesktop: !isMobile && !isTablet,
  })
  const groups = {
    oneTap: experimentGroup(store, names.oneTap),
    browser: experimentGroup(store, names.browser),
  }
  return signInOffer(groups, context.userAgent)
}
