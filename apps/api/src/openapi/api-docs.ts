import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Contract } from '@tessera/api-types'
import { openapiDocument } from './openapi-document.ts'

const DOCUMENT = '/v3/openapi.json'
const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const VIEWER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const
const MAX_AGE = '1d'

// The viewer writes style attributes; nothing of it comes from another host.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/api/swagger-ui.css"></head><body><div id="viewer"></div>
<script src="/docs/api/swagger-ui-bundle.js"></script><script src="/docs/api/start.js"></script></body></html>`

const START = `SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#viewer', deepLinking: true, validatorUrl: null })`

interface Options {
  publicUrl: string
  version: string
  nameNow(): Promise<string>
}

/** The API's own description, for programs and for people. */
export const apiDocs =
  (contracts: readonly Contract[], { nameNow, ...site }: Options) =>
  async (app: FastifyInstance): Promise<void> => {
    let kept: { name: string; text: string } | undefined
    app.get(DOCUMENT, async (_request, reply) => {
      const name = await nameNow()
      if (kept?.name !== name)
        kept = { name, text: JSON.stringify(openapiDocument(contracts, { ...site, name })) }
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(kept.text)
    })
    if (!app.hasReplyDecorator('sendFile')) await app.register(fastifyStatic, { root: VIEWER, serve: false })
    for (const name of VIEWER_FILES) {
      app.get(`/docs/api/${name}`, (_request, reply) => reply.sendFile(name, VIEWER, { maxAge: MAX_AGE }))
    }
    app.get('/docs/api/start.js', async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(START),
    )
    app.get('/docs/api/', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
    )
  }
