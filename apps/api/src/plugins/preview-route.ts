import type { FastifyInstance } from 'fastify'
import { HOUR_SECONDS } from '../kernel/durations.ts'

const KEEP_SECONDS = HOUR_SECONDS

/** A small copy of a picture found on another site, fetched by us: the reader's browser asks nobody else. */
export const previewRoute =
  (path: string, previewOf: (asked: Record<string, unknown>) => Promise<Buffer>) =>
  (app: FastifyInstance): void => {
    app.get(path, async (request, reply) => {
      const small = await previewOf(request.query as Record<string, unknown>)
      return reply.type('image/webp').header('cache-control', `private, max-age=${KEEP_SECONDS}`).send(small)
    })
  }
