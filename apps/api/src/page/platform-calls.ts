import { toPageHandlerList } from '@tessera/api-types/page/page-handlers'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { COUNTRY_SITES, MAIN_SITE } from '@tessera/api-types/lookup/sites-data'
import { siteTarget } from '@tessera/api-types/page/site-target'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'
import { renderFor, type PageParts } from './render-request.ts'

const SITES = new Set([MAIN_SITE, ...COUNTRY_SITES.map(({ site }) => site)])
const MAX_PATH = 2048
const STATE_ELEMENT = /<script type="application\/json" id="tessera-(state|page-data)">(.*?)<\/script>/gs

/** Calls that the page itself makes of the platform. */
export const platformCalls =
  (parts: PageParts) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { site: string } }>('/pageHandlers/:site/', async ({ params }) => {
      if (!SITES.has(params.site)) throw new DomainError('NOT_FOUND')
      const { handlers } = await parts.webEntry()
      return toPageHandlerList(params.site, handlers)
    })

    app.get<{ Querystring: { source_url?: unknown } }>('/_/_/state', async (request, reply) => {
      const path = localPath(request.query.source_url ?? '/')
      const invoke = parts.callsOf(await request.context(reply))
      const [{ status, body }, experiences] = await Promise.all([
        renderFor(parts, path, request, reply),
        invoke('experiences.list', {}),
      ])
      const { state = {}, 'page-data': pageData = {} } = embeddedData(body)
      return reply
        .code(status < 400 || status === 404 ? 200 : status)
        .header('cache-control', 'private, no-store')
        .send({ state: withExperiences(state, experiences), page: pageData })
    })
  }

/** Only members have some; no other viewer's state contains them. */
const withExperiences = (state: unknown, answer: CallResult): unknown =>
  'data' in answer ? { ...(state as object), experiences: answer.data } : state

/** A path of this very site, never fetched. */
export function localPath(value: unknown): string {
  const path = typeof value === 'string' && value.length <= MAX_PATH ? siteTarget(value) : null
  if (path === null) throw new DomainError('INVALID_INPUT', { fields: { source_url: { key: 'field.path' } } })
  return path.replace(/#.*/, '')
}

/** What the page carries in its data elements, as the browser would read it. */
function embeddedData(html: string): Record<string, unknown> {
  return Object.fromEntries(
    [...html.matchAll(STATE_ELEMENT)].map(([, name = '', text = '{}']) => [
      name,
      JSON.parse(text) as unknown,
    ]),
  )
}
