import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Viewer } from '@tessera/shared-auth'
import type { Context, ViewerSource } from '../kernel/context.ts'
import type { Deps } from '../kernel/deps.ts'
import { installIdOf } from './forgery-guard.ts'
import { isLocalRequest } from './local-request.ts'
import { AGE_RESTRICTED_COOKIE, CSRF_COOKIE, LOCALE_COOKIE, type SessionCookies } from './session-cookies.ts'

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of this request; resolved once. */
    context(reply: FastifyReply): Promise<Context>
    contextPromise: Promise<Context> | null
  }
  interface FastifyContextConfig {
    /** True where documents are served, which caches between us and crawlers may keep. */
    servesPages?: boolean
  }
}

interface Options {
  deps: Deps
  cookies: SessionCookies
  resolveViewer: ViewerSource
  /** Header in which a trusted proxy sends the country of the address. */
  countryHeader: string | null
  /** Where image addresses begin; null where that is the origin the caller used. */
  imageBase: string | null
}

export const requestContext = fastifyPlugin(async (app: FastifyInstance, options: Options) => {
  app.decorateRequest('contextPromise', null)
  app.decorateRequest('context', function (this: FastifyRequest, reply: FastifyReply) {
    this.contextPromise ??= makeContext(this, reply, options)
    return this.contextPromise
  })
})

/** Whether the response must set a token: all do but a page for a crawler, which makes no calls. */
export function lacksCsrf(request: FastifyRequest, viewer: Viewer): boolean {
  const isCrawledPage = viewer.isBot && viewer.state === 'UNAUTH' && request.routeOptions.config.servesPages
  return !request.cookies[CSRF_COOKIE] && !isCrawledPage
}

async function makeContext(request: FastifyRequest, reply: FastifyReply, options: Options): Promise<Context> {
  const { cookies, resolveViewer, countryHeader } = options
  const deps = options.imageBase === null ? withImagesOf(request, options.deps) : options.deps
  const userAgent = header(request, 'user-agent').slice(0, 400)
  const hints = {
    token: cookies.tokenOf(request),
    userAgent,
    acceptLanguage: header(request, 'accept-language'),
    localeCookie: request.cookies[LOCALE_COOKIE] ?? null,
    countryFromIp: countryHeader && header(request, countryHeader),
    hostSite: deps.site.sites.ofHost(request.host),
  }
  const viewer = await resolveViewer(hints)
  const newCsrf = () => cookies.issueCsrf(reply, deps.randomBytes(24).toString('base64url'))
  if (lacksCsrf(request, viewer)) newCsrf()
  return {
    viewer,
    deps,
    caller: {
      requestId: request.id,
      ip: request.ip,
      isLocal: isLocalRequest(request),
      userAgent,
      installId: installIdOf(request),
      idempotencyKey: header(request, 'idempotency-key') || null,
      sessionToken: hints.token,
      cookies: cookies.httpOnlyOf(request),
      isAgeRestricted: request.cookies[AGE_RESTRICTED_COOKIE] !== undefined,
      isPrivacySignalled: request.headers['sec-gpc'] === '1',
    },
    session: {
      begin(token, expiresAt) {
        cookies.begin(reply, token, expiresAt)
        newCsrf()
      },
      renew: (token, expiresAt) => cookies.begin(reply, token, expiresAt),
      end: () => cookies.end(reply),
      mark: (name, value, keepSeconds) => cookies.mark(reply, name, value, keepSeconds),
      keep: (name, value, keepSeconds) => cookies.keep(reply, name, value, keepSeconds),
    },
  }
}

/** No public URL is configured, so pictures are where the caller found us: behind a mapped port, say. */
function withImagesOf({ protocol, host }: FastifyRequest, deps: Deps): Deps {
  const { site } = deps
  return HOST.test(host) ? { ...deps, site: { ...site, imageBase: `${protocol}://${host}/images` } } : deps
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}
