import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CAPTIONS_FILE, parseVideoPath } from '@tessera/api-types/videos/video-path'
import type { Storage } from '../storage/storage.ts'
import { videoKey } from '../videos/video-keys.ts'
import { byteRange } from './byte-range.ts'
import { admitToMedia, missingMedia, type MediaAdmission } from './media-admission.ts'

const PREFIX = '/images/videos'

const policy = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

interface Options extends MediaAdmission {
  storage: Storage
  loadCaptions(signature: string): Promise<string | null>
}

/**
 * `/images/videos/aa/bb/cc/{signature}/{file}`: a file of a video, whole or a range of it, for those who may see
 * the picture that stands for it.
 */
export const videoRoutes =
  ({ storage, loadCaptions, ...admission }: Options) =>
  (app: FastifyInstance) => {
    app.get(`${PREFIX}/*`, async (request, reply) => {
      const asked = parseVideoPath((request.params as { '*': string })['*'])
      if (!asked) throw missingMedia(reply)
      const admitted = await admitToMedia(asked.signature, admission, request, reply)
      if (!admitted) return reply
      // Players on another origin read streams by scripts; what is public may be read by every page.
      if (admitted.isPublic) reply.header('access-control-allow-origin', '*')
      reply.headers({ ...policy, ...admitted.headers, ...(!admitted.isPublic && { vary: 'Cookie' }) })
      if (asked.file !== CAPTIONS_FILE)
        return sendFile(videoKey(asked.signature, asked.file), storage, request, reply)
      const captions = await loadCaptions(asked.signature)
      if (captions === null) throw missingMedia(reply)
      // Unlike the rest they can be changed.
      return reply.header('cache-control', 'private, no-cache').type('text/vtt; charset=utf-8').send(captions)
    })
  }

async function sendFile(
  key: string,
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await storage.stat(key)
  if (!found) throw missingMedia(reply)
  reply.header('accept-ranges', 'bytes')
  const range = byteRange(request.headers.range, found.size)
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${found.size}`).send()
  const object = await storage.get(key, range ?? undefined)
  if (!object) throw missingMedia(reply)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`)
  return reply.header('content-length', object.size).type(object.contentType).send(object.body)
}
