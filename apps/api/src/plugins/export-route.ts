import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage/storage.ts'
import { sendStored } from './send-stored.ts'

type Find = (asked: Record<string, unknown>) => Promise<{ id: string; key: string }>

/** The archive behind a signed address; no cache stores it, and a download that broke goes on. */
export const exportRoute =
  (path: string, find: Find, storage: Storage) =>
  (app: FastifyInstance): void => {
    app.get(path, async (request, reply) => {
      const { id, key } = await find(request.query as Record<string, unknown>)
      const headers = {
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="your-data.zip"',
        etag: `"${id}"`,
        'x-robots-tag': 'noindex',
      }
      return sendStored(key, storage, request, reply.headers(headers))
    })
  }
