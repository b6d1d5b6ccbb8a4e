import type { OwnUser } from '../identity/views.ts'
import type { BotChallengeOffer } from '../bot-checks/bot-actions.ts'
import type { Privacy } from '../consent/consent-rules.ts'

/** What the server knows of one request, embedded in the served page. spec 001 §3 */
export type RequestContext = {
  advertiser: { id: string } | null
  appType: number
  country: string
  countryFromHostName: string
  countryFromIp: string
  deepLink: string | null
  experimentsClient: Record<string, string>
  facebookToken: string | null
  fullPath: string
  inviteCode: string | null
  isAuthenticated: boolean
  isBot: boolean
  isInternalIp: boolean
  isManagedAdvertiser: boolean
  isRtl: boolean
  isSocialBot: boolean
  language: string
  locale: string
  loginState: number
  origin: string
  referrer: string
  regionFromIp: string
  requestIdentifier: string
  stage: string
  unauthId: string
  userAgent: UserAgentDetails
}

export type UserAgentDetails = {
  browserName: string
  browserType: number
  browserVersion: string
  canUseNativeApp: boolean
  isTablet: boolean
  isMobile: boolean
  platform: string
  platformVersion: readonly [number, number, number]
  osName: string
  raw: string
}

/** What else the served page carries beside the request context. spec 001 §3 */
export type PageData = {
  appVersion: string
  daysToExpiration: number | null
  enableDefaultSuspense: boolean
  experiments: { active: Record<string, string>; triggerable: Record<string, string> }
  initialHandlerId: string
  isPrefetch: boolean
  renderMode: 'server' | 'cached' | 'client'
  site: string
  initialUser: InitialUser | null
  /** Whether this site has a provider that could sign a visitor in without a form. */
  autoLogin?: boolean
  privacy?: Privacy
  /** Whether the browser may note what a visitor of this place does. */
  isVisitorTracked?: boolean
  /** Whether this site has any third party set up that a page would call on. */
  hasThirdParties?: boolean
  /** The bot check of this site; absent where it has none. */
  botChallenge?: BotChallengeOffer
  /** Where the pictures of this site are: a path of it, or the origin of its image host. */
  imageBase?: string
  /** Whether this site takes fingerprints of browsers. */
  takesFingerprints?: boolean
  /** Other origins of this site, to which a sign-in may lead. */
  siteOrigins?: readonly string[]
  /** Where the phone app of this site is to be had, if it has one. */
  appLink?: string | null
}

type ShellFields = 'id' | 'username' | 'full_name' | 'first_name' | 'image_medium_url' | 'is_partner'

/** The signed-in user: the served page carries the whole record, of which the shell needs a few fields. */
export type InitialUser = Pick<OwnUser, ShellFields> & Partial<OwnUser>
