import type { FastifyInstance } from 'fastify'
import { sendRestFailure } from '../transports/rest.ts'

type Register = (query: unknown) => Promise<string>

/** Registers an advertisement's click or view with the browser. // spec 001 §7 */
export const attributionRoute =
  (register: Register) =>
  (app: FastifyInstance): void => {
    app.get('/attribution_source/', {
      handler: async (request, reply) =>
        reply
          .headers({
            'attribution-reporting-register-source': await register(request.query),
            'cache-control': 'private, no-store',
          })
          .send(''),
      errorHandler: (error, _request, reply) => void sendRestFailure(error, reply),
    })
  }
