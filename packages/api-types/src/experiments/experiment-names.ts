import { SIMPLIFIED_GRID } from './experiment-flags.ts'

/** The experiments this product reads; a definition of the same name decides who is in which group. */
export const EXPERIMENTS = {
  /** The navigation experiment. spec 000 §9, spec 002 §9 */
  navigation: 'exp_ia_navigation_mega_nav_m2',
  simplifiedGrid: SIMPLIFIED_GRID,
  /** Sign-in by the provider's script, by viewer type and device. spec 001 §6 */
  oneTapVisitorDesktop: 'one_tap_unauth_desktop',
  oneTapVisitorMobile: 'one_tap_unauth_mobile',
  oneTapMemberDesktop: 'one_tap_auth_desktop',
  oneTapMemberMobile: 'one_tap_auth_mobile',
  /** Sign-in that the browser itself manages, by viewer type and device. spec 001 §6 */
  browserSignInVisitorDesktop: 'browser_managed_sign_in_unauth_desktop',
  browserSignInVisitorMobile: 'browser_managed_sign_in_unauth_mobile',
  browserSignInMemberDesktop: 'browser_managed_sign_in_auth_desktop',
  browserSignInMemberMobile: 'browser_managed_sign_in_auth_mobile',
  /** Sessions are renewed at every start. spec 001 §7 */
  proactiveTokenRefresh: 'token_refresh_proactive',
  /** Sessions are renewed in their last ninety days. spec 001 §7 */
  tokenRefresh: 'token_refresh',
  /** The tag of the advertising side loads. spec 001 §7 */
  adTag: 'ad_tag',
  /** Events are sent after 300 ms. spec 001 §9 */
  fastEventFlush: 'event_flush_300ms',
  /** The queries of a pin's page are asked for with its address. spec 001 §4 */
  pinPagePreload: 'pin_page_preload',
  /** The code of the main pages comes while the page rests. spec 001 §4 */
  mainPagePreload: 'main_page_preload',
} as const

export type ExperimentName = (typeof EXPERIMENTS)[keyof typeof EXPERIMENTS]
