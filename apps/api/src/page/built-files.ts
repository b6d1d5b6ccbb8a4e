import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = '365d'
const SERVICE_WORKER = 'service-worker.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** Files of a build: hashed ones under `assets` are kept for good, the few beside them are asked for anew. */
export const builtFiles =
  (folder: string, prefix: '/' | '/business/') =>
  async (app: FastifyInstance): Promise<void> => {
    const assets = join(folder, 'assets')
    if (!existsSync(assets)) return
    await app.register(fastifyStatic, {
      root: assets,
      prefix: `${prefix}assets/`,
      decorateReply: !app.hasReplyDecorator('sendFile'),
      immutable: true,
      maxAge: YEAR,
      // A route for each file: under one for all of them the folder is listed again for each request.
      wildcard: false,
      preCompressed: true,
      index: false,
      redirect: false,
      dotfiles: 'deny',
    })
    const beside = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.html'))
      .map(({ name }) => name)
    for (const name of beside) {
      // A worker that were kept would serve an old site.
      const isWorker = name === SERVICE_WORKER
      app.get(`${prefix}${name}`, (_request, reply) => {
        if (isWorker) reply.header('content-security-policy', WORKER_POLICY)
        return reply.sendFile(name, folder, { maxAge: isWorker ? 0 : '1h', immutable: false })
      })
    }
  }
