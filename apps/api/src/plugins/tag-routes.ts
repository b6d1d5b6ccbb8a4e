import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { tagsRoutes } from '@tessera/api-types/tags/routes'
import { TAG_SCRIPT_PATH } from '@tessera/api-types/tags/tag-options'
import { DAY_SECONDS, HOUR_SECONDS } from '../kernel/durations.ts'
import { toRouterPath } from '../transports/rest.ts'

const script = readFileSync(new URL('../../assets/tag.js', import.meta.url), 'utf8')
const EVENTS = /^\/ads\/v4\/tags\/\d+\/events\/?(\?|$)/

/** What pages of advertisers load and call: the script of tags, and leave for every origin to send events without cookies. */
export const tagRoutes = (app: FastifyInstance) => {
  app.get(TAG_SCRIPT_PATH, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
  app.options(toRouterPath(tagsRoutes['tagEvents.receive'].rest.path), (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': DAY_SECONDS,
      })
      .send(),
  )
  app.addHook('onRequest', async ({ url }, reply) => {
    if (EVENTS.test(url)) reply.header('access-control-allow-origin', '*')
  })
  // The visitors of a browser with Global Privacy Control stay unknown.
  app.addHook('preValidation', async ({ url, headers, body }) => {
    if (headers['sec-gpc'] === '1' && EVENTS.test(url) && body) Object.assign(body, { opt_out: true })
  })
}
