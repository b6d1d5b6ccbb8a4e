import { directionOf, localeCode } from '@tessera/api-types/locales'
import type { InitialUser, PageData, RequestContext } from '@tessera/api-types/page/request-context'
import type { Viewer } from '@tessera/shared-auth'
import { countryCode, regionCode, UNKNOWN_COUNTRY } from '../accounts/country-rules.ts'
import { readUserAgent } from './user-agent.ts'

/** Crawlers that fetch a page to show a preview of its link. */
export const SOCIAL_BOTS =
  /facebookexternalhit|facebot|twitterbot|linkedinbot|slackbot|slack-imgproxy|discordbot|whatsapp|telegrambot|redditbot|vkshare|skypeuripreview|embedly|iframely|mastodon|bluesky|cardyb|viber|line-poker|kakaotalk-scrap|snapchat|tumblr|flipboard|signal-preview/i

const WEB_APP_TYPE = 5
const MAX_INVITE_CODE = 100

/** One request as the page's renderer received it. */
export interface RequestFacts {
  viewer: Viewer
  /** 0 for visitors, else the `login_state` of the session. */
  loginState: number
  /** Origin people reach the site at. */
  origin: string
  fullPath: string
  referrer: string
  userAgent: string
  requestIdentifier: string
  isInternalIp: boolean
  /** Null on the main site. */
  countryFromHostName: string | null
  /** As a trusted proxy sent them. */
  countryFromIp: string | null
  regionFromIp: string | null
  /** The id this browser was given; null where that was not allowed. */
  unauthId: string | null
  stage: 'production' | 'development'
}

/** What the served page knows of its request. // spec 001 §3 */
export function buildRequestContext(facts: RequestFacts): RequestContext {
  const { viewer, userAgent, fullPath, origin } = facts
  return {
    advertiser: null,
    appType: WEB_APP_TYPE,
    country: viewer.country,
    countryFromHostName: facts.countryFromHostName ?? UNKNOWN_COUNTRY,
    countryFromIp: countryCode(facts.countryFromIp),
    deepLink: null,
    experimentsClient: {},
    facebookToken: null,
    fullPath,
    inviteCode: inviteCodeIn(fullPath, origin),
    isAuthenticated: viewer.state === 'AUTH',
    isBot: viewer.isBot,
    isInternalIp: facts.isInternalIp,
    isManagedAdvertiser: false,
    isRtl: directionOf(viewer.locale) === 'rtl',
    isSocialBot: SOCIAL_BOTS.test(userAgent),
    language: localeCode(viewer.locale).split('_')[0] ?? '',
    locale: viewer.locale,
    loginState: facts.loginState,
    origin,
    referrer: facts.referrer,
    regionFromIp: regionCode(facts.regionFromIp),
    requestIdentifier: facts.requestIdentifier,
    stage: facts.stage,
    unauthId: facts.unauthId ?? '',
    userAgent: readUserAgent(userAgent),
  }
}

function inviteCodeIn(fullPath: string, origin: string): string | null {
  if (!URL.canParse(fullPath, origin)) return null
  return new URL(fullPath, origin).searchParams.get('invite_code')?.slice(0, MAX_INVITE_CODE) ?? null
}

interface PageFacts {
  appVersion: string
  daysToExpiration: number | null
  initialUser: InitialUser | null
  isPrefetch: boolean
  site: string
}

/** What the page carries beside it; the renderer fills in the handler. */
export const buildPageData = ({
  appVersion,
  daysToExpiration,
  initialUser,
  isPrefetch,
  site,
}: PageFacts): PageData => ({
  appVersion,
  daysToExpiration,
  enableDefaultSuspense: false,
  experiments: { active: {}, triggerable: {} },
  initialHandlerId: '',
  isPrefetch,
  renderMode: 'server',
  site,
  initialUser,
})
