import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DomainError } from '../kernel/domain-error.ts'

/** As many calls under way as are still answered in twice the usual time, beside the refusals. */
const MAX_UNDER_WAY = 32
/** Saturation shows only some time after a crowd has come: in that time no more calls than these are added. */
const MAX_GROWTH = 16
const GROWTH_WINDOW_MS = 100
/** Seconds over which the refused are spread: sent back all at once, they would come as the same crowd. */
const LATEST_RETRY_S = 4
/** Routes that must always work, or cost next to nothing. */
const UNSHED = /^\/(livez|readyz|metrics|images|assets|business\/assets)\b/

interface Options {
  isSaturated(): boolean
}

/**
 * Refuses new requests while there is more to do than can be done: all would wait for ever longer
 * otherwise. Many calls under way are no overload by themselves; some wait for others' servers.
 */
export const overload = fastifyPlugin(async (app: FastifyInstance, { isSaturated }: Options) => {
  let underWay = 0
  let refused = 0
  let windowStart = 0
  let startedWith = 0
  const growsTooFast = (): boolean => {
    const now = performance.now()
    if (now - windowStart > GROWTH_WINDOW_MS) {
      windowStart = now
      startedWith = underWay
    }
    return underWay >= Math.max(MAX_UNDER_WAY, startedWith) + MAX_GROWTH
  }
  app.addHook('onRequest', async ({ url }, reply) => {
    if (UNSHED.test(url)) return
    if (underWay >= MAX_UNDER_WAY && (isSaturated() || growsTooFast())) {
      refused += 1
      throw new DomainError('UNAVAILABLE', { retryAfter: 1 + (refused % LATEST_RETRY_S) })
    }
    underWay += 1
    reply.raw.once('close', () => (underWay -= 1))
  })
})
