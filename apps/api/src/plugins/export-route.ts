import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

type File = { body: Readable; size: number; contentType: string }

/** The archive that a mailed address opens; no cache stores it. */
export const exportRoute =
  (path: string, open: (asked: Record<string, unknown>) => Promise<File>) =>
  (app: FastifyInstance): void => {
    app.get(path, async (request, reply) => {
      const { body, size, contentType } = await open(request.query as Record<string, unknown>)
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': 'attachment; filename="your-data.zip"',
          'content-length': size,
          'x-robots-tag': 'noindex',
        })
        .type(contentType)
        .send(body)
    })
  }
