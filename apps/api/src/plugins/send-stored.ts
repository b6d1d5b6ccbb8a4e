import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '../storage/storage.ts'
import { byteRange } from './byte-range.ts'
import { missingMedia } from './media-admission.ts'

/**
 * A stored object, or the range of it that is asked for; a reader that knows a part by its tag is sent the rest where
 * the reply has that tag. Throws NOT_FOUND where there is no object.
 */
export async function sendStored(
  key: string,
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await storage.stat(key)
  if (!found) throw missingMedia(reply)
  reply.header('accept-ranges', 'bytes')
  const { range: asked, 'if-range': ifRange } = request.headers
  const isOfThis = ifRange === undefined || ifRange === reply.getHeader('etag')
  const range = byteRange(isOfThis ? asked : undefined, found.size)
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${found.size}`, 'cache-control': 'no-store' })
      .send()
  const object = await storage.get(key, range ?? undefined)
  if (!object) throw missingMedia(reply)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`)
  return reply.header('content-length', object.size).type(object.contentType).send(object.body)
}
