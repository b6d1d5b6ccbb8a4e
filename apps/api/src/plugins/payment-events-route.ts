import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

const BODY_LIMIT_BYTES = 256 * 1024

type Receive = (headers: IncomingHttpHeaders, body: string) => Promise<void>

/** Where the payment provider reports by itself; what is signed is the body as it came. */
export const paymentEventsRoute = (receive: Receive) => async (site: FastifyInstance) => {
  await site.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) => body,
    )
    app.post('/payments/events', { bodyLimit: BODY_LIMIT_BYTES }, async ({ headers, body }) => {
      await receive(headers, typeof body === 'string' ? body : '')
      return { received: true }
    })
  })
}
