import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { networkOf } from '../kernel/address-network.ts'
import type { RateLimits } from '../kernel/deps.ts'
import { MINUTE_MS } from '../kernel/durations.ts'

const WINDOW_MS = 5 * MINUTE_MS
const CALLS_PER_WINDOW = 3000
/** Files by content address are cheap and come in dozens per page. */
const UNCOUNTED = /^\/(images|assets|business\/assets|livez|readyz|metrics)\b/

/** Caps the calls of one address; an IPv6 network counts as one. */
export const addressLimits = fastifyPlugin(
  async (app: FastifyInstance, { limits }: { limits: RateLimits }) => {
    app.addHook('onRequest', async (request) => {
      if (!UNCOUNTED.test(request.url)) await consumeForAddress(limits, request.ip)
    })
  },
)

export const consumeForAddress = (limits: RateLimits, ip: string): Promise<void> =>
  limits.consume(`address:${networkOf(ip)}`, CALLS_PER_WINDOW, WINDOW_MS)
