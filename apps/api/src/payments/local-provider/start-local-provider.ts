import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import { ZodError } from 'zod'
import { cardRoutes } from './card-routes.ts'
import { makeEventSender } from './event-sender.ts'
import { paymentRoutes } from './payment-routes.ts'

export interface LocalProviderOptions {
  host: string
  port: number
  /** Where its pages are reached; from its port, where that is chosen by the system. */
  origin?: string
  key: string
  /** Where events go, and what signs them. */
  eventsUrl: string
  eventSecret: string
  now(): Date
}

/** A payment provider for trying out, as an HTTP service of its own: it takes cards and no money. */
export async function startLocalProvider(options: LocalProviderOptions) {
  const { host, port, key, eventsUrl, eventSecret, now } = options
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024 })
  const sender = makeEventSender({ url: eventsUrl, secret: eventSecret, now })
  const newId = (kind: string) => `${kind}${randomBytes(12).toString('hex')}`
  const ownOrigin = () => `http://localhost:${(app.server.address() as AddressInfo).port}`
  const origin = () => options.origin ?? ownOrigin()
  await app.register(formbody)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/') || request.headers.authorization === `Bearer ${key}`) return
    await reply.code(401).send({ error: 'key' })
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ZodError ? 400 : 500).send({ error: 'request' }),
  )
  cardRoutes(app, { origin, newId, now })
  paymentRoutes(app, { newId, now, send: sender.send })
  await app.listen({ host, port })
  return {
    url: ownOrigin(),
    /** Once every event was received, or given up. */
    settled: sender.settled,
    async close(): Promise<void> {
      await sender.close()
      await app.close()
    },
  }
}
