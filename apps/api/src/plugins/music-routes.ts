import type { FastifyInstance } from 'fastify'
import { parseMusicPath } from '@tessera/api-types/music/music-path'
import { soundKey } from '../sounds/sound-library.ts'
import type { Storage } from '../storage/storage.ts'
import { missingMedia } from './media-admission.ts'
import { sendStored } from './send-stored.ts'

const PREFIX = '/images/music'

/** A track that is withdrawn falls silent within the hour. */
const headers = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

interface Options {
  storage: Storage
  isOffered(signature: string): Promise<boolean>
}

/**
 * `/images/music/aa/bb/cc/{signature}.m4a`: the sound of a track while it is offered. Its address follows from the
 * sound itself, so only those know it who saw it in a story or in the library.
 */
export const musicRoutes =
  ({ storage, isOffered }: Options) =>
  (app: FastifyInstance) => {
    app.get(`${PREFIX}/*`, async (request, reply) => {
      const signature = parseMusicPath((request.params as { '*': string })['*'])
      if (!signature || !(await isOffered(signature))) throw missingMedia(reply)
      return sendStored(soundKey(signature), storage, request, reply.headers(headers))
    })
  }
