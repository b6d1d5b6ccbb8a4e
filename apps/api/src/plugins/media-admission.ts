import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PictureAccessSource } from '../domains/media/picture-access-service.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { YEAR_SECONDS } from '../kernel/durations.ts'

/** Marks a browser redirected by the image host, where it is known. */
const FROM_IMAGE_HOST = 'checked'

export interface MediaAdmission {
  access: PictureAccessSource
  /** Where browsers send their session; null where pictures come from there anyway. */
  sessionOrigin: string | null
}

/** Bytes under a signature never change; who may see what is not public is asked each time. */
const forAll = { 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` }
const forOne = { 'cache-control': 'private, no-cache' }

/**
 * How what belongs to a picture may be kept, by its signature; undefined when the reader was sent on to where
 * the session is known. Throws NOT_FOUND for who may not see it.
 */
export async function admitToMedia(
  signature: string,
  { access, sessionOrigin }: MediaAdmission,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ isPublic: boolean; headers: Record<string, string> } | undefined> {
  const isPublic = await access.isPublic(signature)
  if (isPublic || (await access.maySee((await request.context(reply)).viewer, signature)))
    return { isPublic, headers: isPublic ? forAll : forOne }
  if (sessionOrigin === null || FROM_IMAGE_HOST in (request.query as Record<string, unknown>))
    throw missingMedia(reply)
  const [path] = request.url.split('?')
  reply.header('cache-control', 'no-store').redirect(`${sessionOrigin}${path}?${FROM_IMAGE_HOST}=1`)
  return undefined
}

/** What is not there yet may come. */
export function missingMedia(reply: FastifyReply): DomainError {
  reply.header('cache-control', 'no-store')
  return new DomainError('NOT_FOUND')
}
