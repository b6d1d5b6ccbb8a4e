import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DomainError } from '../kernel/domain-error.ts'

/** Refuses a request that names no host, or more than one: caches and proxies could each read another. */
export const hostGuard = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
    const isNameless = names.length === 0 && raw.httpVersion !== '1.0'
    if (isNameless || names.length > 1) throw new DomainError('INVALID_INPUT', { detail: 'Name one host.' })
  })
})
