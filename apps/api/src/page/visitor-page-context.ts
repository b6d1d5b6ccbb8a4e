import { directionOf } from '@tessera/api-types/locales'
import type { UserAgentDetails } from '@tessera/api-types/page/request-context'
import type { PageContextSource } from './page-context.ts'

const WEB_APP_TYPE = 5

/** What can be said of a request without asking who made it. */
export const visitorPageContext =
  (origin: string, appVersion: string): PageContextSource =>
  async (request, { viewer }) => ({
    requestContext: {
      advertiser: null,
      appType: WEB_APP_TYPE,
      country: viewer.country,
      countryFromHostName: viewer.country,
      countryFromIp: viewer.country,
      deepLink: null,
      experimentsClient: {},
      facebookToken: null,
      fullPath: request.url,
      inviteCode: null,
      isAuthenticated: viewer.state === 'AUTH',
      isBot: viewer.isBot,
      isInternalIp: false,
      isManagedAdvertiser: false,
      isRtl: directionOf(viewer.locale) === 'rtl',
      isSocialBot: false,
      language: viewer.locale.split(/[-_]/)[0] ?? 'en',
      locale: viewer.locale,
      loginState: viewer.state === 'UNAUTH' ? 0 : 1,
      origin,
      referrer: request.headers.referer ?? '',
      regionFromIp: '',
      requestIdentifier: request.id,
      stage: 'production',
      unauthId: '',
      userAgent: plainUserAgent(request.headers['user-agent'] ?? ''),
    },
    pageData: {
      appVersion,
      daysToExpiration: null,
      enableDefaultSuspense: false,
      experiments: { active: {}, triggerable: {} },
      initialHandlerId: '',
      isPrefetch: request.headers['sec-purpose']?.includes('prefetch') ?? false,
      renderMode: 'server',
      site: 'www',
      initialUser: null,
    },
  })

const plainUserAgent = (raw: string): UserAgentDetails => ({
  browserName: '',
  browserType: 0,
  browserVersion: '',
  canUseNativeApp: false,
  isTablet: false,
  isMobile: /Mobi/.test(raw),
  platform: '',
  platformVersion: [0, 0, 0],
  osName: '',
  raw: raw.slice(0, 400),
})
