import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseImagePath, type ImageSize } from '@tessera/api-types/images/image-path'
import { asDomainError } from '../images/image-error.ts'
import { negotiateFormat, type DerivedFormat } from '../images/image-format.ts'
import type { ImageLibrary } from '../images/image-library.ts'
import { DomainError } from '../kernel/domain-error.ts'

const PREFIX = '/images'
const YEAR_SECONDS = 365 * 24 * 60 * 60

const policy = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  vary: 'Accept',
}

/** `/images/{size}/aa/bb/cc/{signature}.jpg`: a size of a stored picture, in the best format the client takes. */
export const imageRoutes = (images: ImageLibrary) => (app: FastifyInstance) => {
  app.get(`${PREFIX}/*`, async (request, reply) => {
    const asked = parseImagePath((request.params as { '*': string })['*'])
    if (!asked) throw missing(reply)
    const format = negotiateFormat(request.headers.accept, { avif: false })
    const etag = etagOf(asked.signature, asked.size, format)
    if (isKnown(request, etag)) return reply.headers(lasting(etag)).code(304).send()
    const object = await images.deriveImage(asked.signature, asked.size, format).catch(asDomainError)
    if (!object) throw missing(reply)
    reply.headers({ ...policy, ...lasting(etag), 'content-length': object.size }).type(object.contentType)
    return reply.send(object.body)
  })
}

/** Bytes under a signature never change. */
const lasting = (etag: string) => ({
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  etag,
  vary: 'Accept',
})

const etagOf = (signature: string, size: ImageSize, format: DerivedFormat): string =>
  `"${signature}-${size}${size === 'orig' ? '' : `-${format}`}"`

const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/\s*,\s*/).some((tag) => tag === etag || tag === `W/${etag}`)

/** A picture that is not there yet may come. */
function missing(reply: FastifyReply): DomainError {
  reply.header('cache-control', 'no-store')
  return new DomainError('NOT_FOUND')
}
