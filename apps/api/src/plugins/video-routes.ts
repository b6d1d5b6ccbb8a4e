import type { FastifyInstance } from 'fastify'
import { CAPTIONS_FILE, parseVideoPath } from '@tessera/api-types/videos/video-files'
import type { Storage } from '../storage/storage.ts'
import { videoKey } from '../videos/video-keys.ts'
import { admitToMedia, missingMedia, type MediaAdmission } from './media-admission.ts'
import { sendStored } from './send-stored.ts'

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
        return sendStored(videoKey(asked.signature, asked.file), storage, request, reply)
      const captions = await loadCaptions(asked.signature)
      if (captions === null) throw missingMedia(reply)
      // Unlike the rest they can be changed.
      return reply.header('cache-control', 'private, no-cache').type('text/vtt; charset=utf-8').send(captions)
    })
  }
