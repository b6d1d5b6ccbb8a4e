import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseImagePath, type ImageSize } from '@tessera/api-types/images/image-path'
import { asDomainError } from '../images/image-error.ts'
import { negotiateFormat, type DerivedFormat } from '../images/image-format.ts'
import type { ImageLibrary } from '../images/image-library.ts'
import { admitToMedia, missingMedia, type MediaAdmission } from './media-admission.ts'

const PREFIX = '/images'

const policy = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  vary: 'Accept',
}

interface Options extends MediaAdmission {
  images: ImageLibrary
}

/**
 * `/images/{size}/aa/bb/cc/{signature}.jpg`: a size of a stored picture, in the best format the client takes.
 * What strangers may see is for every cache; anything else is for those alone who see a pin with it.
 */
export const imageRoutes =
  ({ images, ...admission }: Options) =>
  (app: FastifyInstance) => {
    app.get(`${PREFIX}/*`, async (request, reply) => {
      const asked = parseImagePath((request.params as { '*': string })['*'])
      if (!asked) throw missingMedia(reply)
      const admitted = await admitToMedia(asked.signature, admission, request, reply)
      if (!admitted) return reply
      const format = negotiateFormat(request.headers.accept, { avif: false })
      const etag = etagOf(asked.signature, asked.size, format)
      const kept = { ...admitted.headers, etag, vary: admitted.isPublic ? 'Accept' : 'Accept, Cookie' }
      if (isKnown(request, etag)) return reply.headers(kept).code(304).send()
      const object = await images.deriveImage(asked.signature, asked.size, format).catch(asDomainError)
      if (!object) throw missingMedia(reply)
      reply.headers({ ...policy, ...kept, 'content-length': object.size }).type(object.contentType)
      return reply.send(object.body)
    })
  }

const etagOf = (signature: string, size: ImageSize, format: DerivedFormat): string =>
  `"${signature}-${size}${size === 'orig' ? '' : `-${format}`}"`

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/\s*,\s*/).some((tag) => tag === etag || tag === `W/${etag}`)
