import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { buildPageData, buildRequestContext } from '../domains/identity/request-context.ts'
import { signInOf } from '../domains/identity/viewer-service.ts'
import { isPublicAddress } from '../kernel/address-network.ts'
import type { PageContextSource } from './page-context.ts'

/** Request context and page data of a request, from its headers and from who sent it. */
export const viewerPageContext =
  (config: Config, appVersion: string): PageContextSource =>
  async (request, { viewer, deps, caller }) => {
    const signIn = signInOf(viewer, deps)
    return {
      requestContext: buildRequestContext({
        viewer,
        loginState: signIn?.loginState ?? 0,
        origin: config.PUBLIC_URL,
        fullPath: request.url,
        referrer: request.headers.referer ?? '',
        userAgent: caller.userAgent,
        requestIdentifier: request.id,
        isInternalIp: !isPublicAddress(request.ip),
        countryFromIp: countryOf(request, config.COUNTRY_HEADER),
        stage: config.WEB_DEV ? 'development' : 'production',
      }),
      pageData: buildPageData({
        appVersion,
        daysToExpiration: signIn?.daysToExpiration ?? null,
        initialUser: signIn?.initialUser ?? null,
        isPrefetch: String(request.headers['sec-purpose'] ?? '').includes('prefetch'),
      }),
    }
  }

function countryOf({ headers }: FastifyRequest, header: string | undefined): string | null {
  const value = header && headers[header.toLowerCase()]
  return typeof value === 'string' ? value : null
}
