import { isTrackedPlace } from '@tessera/api-types/consent/consent-rules'
import type { RequestContext } from '@tessera/api-types/page/request-context'
import { MAIN_SITE } from '@tessera/api-types/lookup/sites-data'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { buildPageData, buildRequestContext } from '../domains/sessions/request-context.ts'
import { experimentsOf } from '../domains/experiments/assignment-service.ts'
import { ownUser } from '../domains/identity/own-user-service.ts'
import { signInOf } from '../domains/sessions/viewer-service.ts'
import { hasThirdParties } from '../third-party-slots/slot-settings.ts'
import type { CallerInfo, Context } from '../kernel/context.ts'
import { isPublicAddress } from '../kernel/address-network.ts'
import { signsInSilently } from '../sign-in-providers/sign-in-provider.ts'
import type { PageContextSource } from './page-context.ts'
import { privacyOf } from './page-privacy.ts'
import { unauthIdOf } from './unauth-id.ts'

/** Request context and page data of a request, from its headers and from who sent it. */
export const viewerPageContext =
  (config: Config, appVersion: string): PageContextSource =>
  async (request, context) => {
    const { viewer, deps, caller } = context
    const hostSite = deps.site.sites.ofHost(request.host)
    const signIn = signInOf(viewer, deps)
    const requestContext = requestContextOf(request, context, config)
    const { country, countryFromIp, countryFromHostName } = requestContext
    const { consentCountries } = deps.thirdParties
    const places = [country, countryFromIp]
    const privacy = privacyOf(request, { places, consentCountries, now: deps.now() })
    const unauthId = unauthIdOf(request, context, privacy)
    const [experiments, initialUser] = await Promise.all([
      experimentsOf(knownBy(unauthId, context), {
        fullPath: request.url,
        isDevelopment: config.WEB_DEV || config.DEV_TOOLS,
      }),
      initialUserOf(context),
    ])
    return {
      requestContext: {
        ...requestContext,
        unauthId: unauthId ?? '',
        experimentsClient: { ...experiments.triggerable, ...experiments.active },
        facebookToken: facebookTokenFor(request.url, caller.cookies),
      },
      pageData: {
        ...buildPageData({
          appVersion,
          daysToExpiration: signIn?.daysToExpiration ?? null,
          initialUser,
          site: hostSite?.site ?? MAIN_SITE,
          isPrefetch: String(request.headers['sec-purpose'] ?? '').includes('prefetch'),
        }),
        experiments,
        privacy,
        isVisitorTracked: isTrackedPlace(countryFromIp, countryFromHostName, config.UNTRACKED_COUNTRIES),
        hasThirdParties: hasThirdParties(deps.thirdParties),
        imageBase: deps.site.imageBase,
        ...(deps.botChallenge && { botChallenge: deps.botChallenge.offer }),
        ...(deps.site.takesFingerprints && { takesFingerprints: true }),
        ...(deps.site.sites.origins.length > 1 && { siteOrigins: deps.site.sites.origins }),
        appLink: config.APP_LINK ?? null,
        autoLogin: signsInSilently(deps.providers),
      },
    }
  }

const initialUserOf = async ({ viewer, deps }: Context) =>
  viewer.state === 'UNAUTH' ? null : ownUser(viewer.userId, deps, viewer.state === 'LIMITED_LOGIN')

/** A browser that was given an identifier just now is in the groups it will be in. */
const knownBy = (unauthId: string | null, context: Context): Context =>
  unauthId === null
    ? context
    : {
        ...context,
        caller: { ...context.caller, cookies: { ...context.caller.cookies, unauth_id: unauthId } },
      }

function requestContextOf(
  request: FastifyRequest,
  { viewer, deps, caller }: Context,
  config: Config,
): RequestContext {
  return buildRequestContext({
    viewer,
    loginState: signInOf(viewer, deps)?.loginState ?? 0,
    origin: config.PUBLIC_URL,
    fullPath: request.url,
    referrer: request.headers.referer ?? '',
    userAgent: caller.userAgent,
    requestIdentifier: request.id,
    isInternalIp: !isPublicAddress(request.ip),
    countryFromHostName: deps.site.sites.ofHost(request.host)?.country ?? null,
    countryFromIp: headerOf(request, config.COUNTRY_HEADER),
    regionFromIp: headerOf(request, config.REGION_HEADER),
    unauthId: null,
    stage: config.WEB_DEV ? 'development' : 'production',
  })
}

function headerOf({ headers }: FastifyRequest, header: string | undefined): string | null {
  const value = header && headers[header.toLowerCase()]
  return typeof value === 'string' ? value : null
}

const SOCIAL_SIGN_UP = /^\/signup\/social(?:[/?]|$)/

/** Only the page that completes a redirect from the provider gets the token. // spec 001 §3 */
const facebookTokenFor = (url: string, cookies: CallerInfo['cookies']): string | null =>
  (SOCIAL_SIGN_UP.test(url) && cookies.facebook_token) || null
