import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'
import { lacksCsrf } from '../plugins/request-context.ts'
import type { AdmittedOrigins } from '../third-party-slots/slot-settings.ts'
import { pagePolicy } from '../plugins/security-headers.ts'
import { wantsPage } from './page-paths.ts'
import { sendAwayPage } from './away-page.ts'
import { renderFor, type PageParts } from './render-request.ts'

const VISITORS_CACHE = 'public, max-age=30'
const VARIES_BY = ['Cookie', 'Accept-Language', 'Accept-Encoding', 'Sec-GPC']
const NOT_KEPT = 'private, no-store'

/** Pages: everything that is no call and accepts HTML is rendered on the server. */
export const pageMount =
  (
    parts: PageParts & {
      imageOrigin: string | null
      countryHeader?: string | null
      admitted?: AdmittedOrigins
    },
  ) =>
  (app: FastifyInstance): void => {
    const { countryHeader } = parts
    const vary = [...VARIES_BY, ...(countryHeader ? [countryHeader] : [])].join(', ')
    app.get('/*', { config: { servesPages: true }, errorHandler: sendAwayPage }, async (request, reply) => {
      if (!wantsPage(request)) throw new DomainError('NOT_FOUND')
      if (!request.url.startsWith('/')) throw new DomainError('INVALID_INPUT')
      const isShared = await mayShare(request, reply)
      const mode = isShared ? 'cached' : 'server'
      const { status, headers, body } = await renderFor(parts, request.url, request, reply, mode)
      return reply
        .code(status)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': pagePolicy(
            request.cspNonce,
            parts.imageOrigin,
            parts.admitted,
            parts.site.sites.origins.slice(1),
          ),
          ...headers,
          vary,
          'cache-control': status < 500 && isShared ? VISITORS_CACHE : NOT_KEPT,
        })
        .send(body)
    })
  }

/** Only a page that is nobody's own and hands out no cookie may be kept for the next visitor. */
async function mayShare(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { viewer, caller } = await request.context(reply)
  return (
    viewer.state === 'UNAUTH' &&
    !caller.kept.unauth_id &&
    !caller.kept.remembered_person &&
    !caller.kept.social_ticket &&
    !lacksCsrf(request, viewer)
  )
}
