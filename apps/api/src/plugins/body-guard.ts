import type { IncomingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DomainError } from '../kernel/domain-error.ts'
import { parseJson } from '../kernel/parse-json.ts'
import { GatheredBody } from './gathered-body.ts'

/** Bodies of files are streamed; all others are kept whole. */
const OF_FILES = /^(?:multipart\/|application\/offset\+octet-stream)/i

export const isOfFile = (headers: IncomingHttpHeaders): boolean =>
  OF_FILES.test(headers['content-type'] ?? '')

/** What may come in as a body: plain (never compressed) JSON of bounded depth; forms have their own parsers. */
export const bodyGuard = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') {
      throw new DomainError('UNSUPPORTED_CONTENT', { detail: 'Send the body uncompressed.' })
    }
  })
  app.addHook('preParsing', async ({ headers }, _reply, payload) => {
    const isThere = (headers['content-length'] ?? headers['transfer-encoding']) !== undefined
    if (!isThere || isOfFile(headers)) return payload
    // An error of the one is an error of the other, which the parser reports.
    return pipeline(payload, new GatheredBody(), () => undefined)
  })
  app.addHook('onResponse', async ({ raw }) => {
    // What nobody read would keep the next request of its connection waiting.
    if (!raw.complete) raw.unpipe().resume()
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) =>
      body.length === 0 ? undefined : parseJson(String(body), 'body'),
  )
  // A DELETE of the admin transport is text/plain and carries nothing.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, async () => undefined)
})
