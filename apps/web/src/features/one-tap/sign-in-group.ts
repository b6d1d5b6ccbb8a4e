import { isEnabledGroup } from '@tessera/api-types/experiments/experiment-flags'
import { EXPERIMENTS, type ExperimentName } from '@tessera/api-types/experiments/experiment-names'

export const BROWSER_SIGN_IN_CHROME = 116 // spec 001 §6
export const BROWSER_ONE_TAP_CHROME = 122 // spec 001 §6

/** What offers a sign-in by itself: nothing, the script's one tap, or the browser's own modal or one tap. */
export type SignInOffer = 'none' | 'one-tap' | 'browser-modal' | 'browser-one-tap'

type Viewer = { isAuthenticated: boolean; isDesktop: boolean }

/** Sign-in experiments differ by the kind of viewer and of device. // spec 001 §6 */
export function signInExperiments({ isAuthenticated, isDesktop }: Viewer): {
  oneTap: ExperimentName
  browser: ExperimentName
} {
  const key = `${isAuthenticated ? 'Member' : 'Visitor'}${isDesktop ? 'Desktop' : 'Mobile'}` as const
  return { oneTap: EXPERIMENTS[`oneTap${key}`], browser: EXPERIMENTS[`browserSignIn${key}`] }
}

type Groups = { oneTap: string | null; browser: string | null }
type Browser = { browserName: string; browserVersion: string }

/** What the viewer's groups offer in a browser; where no experiment runs, what the site has set up is offered. */
export function signInOffer(
  { oneTap, browser }: Groups,
  { browserName, browserVersion }: Browser,
): SignInOffer {
  const own = isEnabledGroup(browser) ? browserOffer(browserName, parseInt(browserVersion, 10)) : 'none'
  if (own !== 'none') return own
  return oneTap === null || isEnabledGroup(oneTap) ? 'one-tap' : 'none'
}

function browserOffer(name: string, version: number): SignInOffer {
  if (!/^chrome$/i.test(name) || !(version >= BROWSER_SIGN_IN_CHROME)) return 'none'
  return version >= BROWSER_ONE_TAP_CHROME ? 'browser-one-tap' : 'browser-modal'
}
