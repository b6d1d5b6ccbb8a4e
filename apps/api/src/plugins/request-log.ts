import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { memberId } from '@tessera/shared-auth'
import type { Metrics } from './metrics.ts'

const UNMATCHED = 'unmatched'
const QUIET = new Set(['/livez', '/readyz', '/metrics'])

/** One line and one measurement per response. Addresses appear as their pattern: no query, no token, no name. */
export const requestLog = fastifyPlugin(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? UNMATCHED
    const ms = reply.elapsedTime
    metrics.requestEnded({ method: request.method, route, status: reply.statusCode, seconds: ms / 1000 })
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
      viewerId: await viewerIdOf(request),
    }
    if (QUIET.has(route)) request.log.debug(line, 'request')
    else request.log.info(line, 'request')
  })
})

/** Only of a viewer that somebody asked for: the log makes no query of its own. */
async function viewerIdOf({ contextPromise }: FastifyRequest): Promise<string | null> {
  const context = await contextPromise?.catch(() => null)
  return context ? memberId(context.viewer) : null
}
