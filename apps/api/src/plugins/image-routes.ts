import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseImagePath, type ImageSize } from '@tessera/api-types/images/image-path'
import type { PictureAccessSource } from '../domains/media/picture-access-service.ts'
import { asDomainError } from '../images/image-error.ts'
import { negotiateFormat, type DerivedFormat } from '../images/image-format.ts'
import type { ImageLibrary } from '../images/image-library.ts'
import { DomainError } from '../kernel/domain-error.ts'

const PREFIX = '/images'
/** Marks a browser redirected by the image host, where it is known. */
const FROM_IMAGE_HOST = 'checked'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const policy = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  vary: 'Accept',
}

interface Options {
  images: ImageLibrary
  access: PictureAccessSource
  /** Where browsers send their session; null where pictures come from there anyway. */
  sessionOrigin: string | null
}

/**
 * `/images/{size}/aa/bb/cc/{signature}.jpg`: a size of a stored picture, in the best format the client takes.
 * What strangers may see is for every cache; anything else is for those alone who see a pin with it.
 */
export const imageRoutes =
  ({ images, access, sessionOrigin }: Options) =>
  (app: FastifyInstance) => {
    app.get(`${PREFIX}/*`, async (request, reply) => {
      const asked = parseImagePath((request.params as { '*': string })['*'])
      if (!asked) throw missing(reply)
      const isPublic = await access.isPublic(asked.signature)
      if (!isPublic && !(await maySee(access, asked.signature, request, reply))) {
        if (sessionOrigin === null || isFromImageHost(request)) throw missing(reply)
        const path = `${PREFIX}/${(request.params as { '*': string })['*']}`
        return reply
          .header('cache-control', 'no-store')
          .redirect(`${sessionOrigin}${path}?${FROM_IMAGE_HOST}=1`)
      }
      const format = negotiateFormat(request.headers.accept, { avif: false })
      const etag = etagOf(asked.signature, asked.size, format)
      const kept = { ...(isPublic ? forAll : forOne), etag, vary: isPublic ? 'Accept' : 'Accept, Cookie' }
      if (isKnown(request, etag)) return reply.headers(kept).code(304).send()
      const object = await images.deriveImage(asked.signature, asked.size, format).catch(asDomainError)
      if (!object) throw missing(reply)
      reply.headers({ ...policy, ...kept, 'content-length': object.size }).type(object.contentType)
      return reply.send(object.body)
    })
  }

/** Bytes under a signature never change. */
const forAll = { 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` }
/** Who may see it is asked each time. */
const forOne = { 'cache-control': 'private, no-cache' }

const maySee = async (
  access: PictureAccessSource,
  signature: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => access.maySee((await request.context(reply)).viewer, signature)

const isFromImageHost = (request: FastifyRequest): boolean =>
  FROM_IMAGE_HOST in (request.query as Record<string, unknown>)

const etagOf = (signature: string, size: ImageSize, format: DerivedFormat): string =>
  `"${signature}-${size}${size === 'orig' ? '' : `-${format}`}"`

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/\s*,\s*/).some((tag) => tag === etag || tag === `W/${etag}`)

/** A picture that is not there yet may come. */
function missing(reply: FastifyReply): DomainError {
  reply.header('cache-control', 'no-store')
  return new DomainError('NOT_FOUND')
}
