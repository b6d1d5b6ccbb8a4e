import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../kernel/deps.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { lacksCsrf } from '../plugins/request-context.ts'
import { restSuccess } from '../transports/rest.ts'
import type { AdmittedOrigins } from '../third-party-slots/slot-settings.ts'
import { pagePolicy } from '../plugins/security-headers.ts'
import { dataOf } from './in-process-calls.ts'
import { wantsPage } from './page-paths.ts'
import { sendPlainPage } from './plain-page.ts'
import { pageBody } from './page-body.ts'
import { renderFor, type PageParts } from './render-request.ts'

const VISITORS_CACHE = 'public, max-age=30'
/** A phone and a crawler get pages of their own. */
const VARIES_BY = ['Accept', 'Cookie', 'Accept-Language', 'Accept-Encoding', 'Sec-GPC', 'User-Agent']
const NOT_KEPT = 'private, no-store'
const MOVED = 308
const PIN_PAGE = /^\/pin\/(\d{1,19})\/?(?:\?|$)/
const TAKES_JSON = /application\/(?:[\w.-]+\+)?json/

/** Pages: everything that is no call and accepts HTML is rendered on the server. */
export const pageMount =
  (
    parts: PageParts & {
      imageOrigin: string | null
      /** Headers of a proxy that say where the reader is. */
      placeHeaders?: readonly (string | undefined)[]
      admitted?: AdmittedOrigins
      textsIn: Deps['textsIn']
    },
  ) =>
  (app: FastifyInstance): void => {
    const { placeHeaders = [] } = parts
    const vary = [...VARIES_BY, ...placeHeaders.filter((header) => header !== undefined)].join(', ')
    const errorHandler = sendPlainPage(parts.textsIn)
    app.get('/*', { config: { servesPages: true }, errorHandler }, async (request, reply) => {
      refuseToRead(request, reply)
      if (!wantsPage(request)) return sendData(parts, request, reply)
      if (!request.url.startsWith('/')) throw new DomainError('INVALID_INPUT')
      const { pathname, search } = new URL(parts.site.publicUrl + request.url)
      // Resolved once more such a path names a host.
      if (pathname.startsWith('//')) return reply.redirect(pathname.replace(/^\/+/, '/') + search, MOVED)
      const isShared = await mayShare(request, reply)
      const mode = isShared ? 'cached' : 'server'
      const page = await renderFor(parts, request.url, request, reply, mode)
      const { status, headers } = page
      const sent = await pageBody(page, request.headers['accept-encoding'])
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
          ...sent.headers,
          vary,
          'cache-control': status < 500 && isShared ? VISITORS_CACHE : NOT_KEPT,
        })
        .send(sent.body)
    })
  }

/** What is only written to is no page. */
function refuseToRead({ server, url }: FastifyRequest, reply: FastifyReply): void {
  const methods = server.methodsOf(url)
  if (methods.length === 0 || methods.includes('GET')) return
  reply.header('allow', methods.join(', '))
  throw new DomainError('METHOD_NOT_ALLOWED')
}

/** Who asks for the page of a pin and takes no HTML is given the pin itself; other pages have no other writing. */
async function sendData(
  { callsOf }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = PIN_PAGE.exec(request.url)?.[1]
  if (id === undefined || !TAKES_JSON.test(request.headers.accept ?? '')) throw new DomainError('NOT_FOUND')
  const context = await request.context(reply)
  const data = dataOf(await callsOf(context)('pins.get', { id }), 'PIN_NOT_FOUND')
  return reply
    .headers({ vary: 'Accept, Cookie', 'cache-control': NOT_KEPT })
    .send(restSuccess({ data, bookmark: null }))
}

/** Only a page that is nobody's own and hands out no cookie may be kept for the next visitor. */
async function mayShare(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { viewer, caller } = await request.context(reply)
  return (
    viewer.state === 'UNAUTH' &&
    !caller.cookies.unauth_id &&
    !caller.cookies.remembered_person &&
    !caller.cookies.social_ticket &&
    !lacksCsrf(request, viewer)
  )
}
