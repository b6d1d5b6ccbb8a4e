import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { countrySessionsRoutes } from '@tessera/api-types/country-sessions/routes'

declare module 'fastify' {
  interface FastifyRequest {
    /** A page of another of our hosts sent this. */
    isFromListedOrigin: boolean
  }
}

const { path } = countrySessionsRoutes['auth.countrySession'].rest
const ALLOWED = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' }

const isSessionCall = (url: string): boolean => `${url.replace(/\?.*$/s, '').replace(/\/$/, '')}/` === path

/** Lets pages of the listed hosts carry a session here, and those of no other host. */
export const listedOrigins = fastifyPlugin(
  async (app: FastifyInstance, { origins }: { origins: readonly string[] }) => {
    const others = new Set(origins.length > 1 ? origins : [])
    app.decorateRequest('isFromListedOrigin', false)
    app.addHook('onRequest', async (request, reply) => {
      if (!isSessionCall(request.url)) return
      reply.header('vary', 'Origin')
      const origin = request.headers.origin ?? ''
      if (!others.has(origin)) return
      request.isFromListedOrigin = true
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
    })
    app.options(path, async (request, reply) =>
      reply
        .code(request.isFromListedOrigin ? 204 : 403)
        .headers(request.isFromListedOrigin ? ALLOWED : {})
        .send(),
    )
  },
)
