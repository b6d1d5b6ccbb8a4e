import type { FastifyInstance } from 'fastify'
import { parseMusicPath } from '@tessera/api-types/music/music-files'
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
  /** Whether this site gave the address, and not too long ago. */
  isSigned(signature: string, query: Readonly<Record<string, unknown>>): boolean
}

/**
 * `/images/music/aa/bb/cc/{signature}.m4a`: the sound of a track while it is offered, for those who were shown the
 * track lately in a story or in the library. What it follows from, the sound itself, anybody may have.
 */
export const musicRoutes =
  ({ storage, isOffered, isSigned }: Options) =>
  (app: FastifyInstance) => {
    app.get(`${PREFIX}/*`, async (request, reply) => {
      const signature = parseMusicPath((request.params as { '*': string })['*'])
      const query = request.query as Record<string, unknown>
      if (!signature || !isSigned(signature, query) || !(await isOffered(signature)))
        throw missingMedia(reply)
      return sendStored(soundKey(signature), storage, request, reply.headers(headers))
    })
  }
