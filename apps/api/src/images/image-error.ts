import { DomainError } from '../kernel/domain-error.ts'

export const imageErrorCodes = [
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_SMALL',
  'IMAGE_TYPE_UNSUPPORTED',
  'IMAGE_BROKEN',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_COMPLEX',
  'IMAGE_TIMEOUT',
  'UNAVAILABLE',
] as const

export type ImageErrorCode = (typeof imageErrorCodes)[number]

/** Why a picture was not taken. `detail` is a sentence for people: what is wrong, and what would be right. */
export class ImageError extends Error {
  override name = 'ImageError'
  readonly code: ImageErrorCode
  readonly detail: string

  constructor(code: ImageErrorCode, detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
  }
}

const RETRY_AFTER_SECONDS = 5

/** What is wrong with a picture, as an expected failure; anything else stays what it is. */
export function asDomainError(error: unknown): never {
  if (!(error instanceof ImageError)) throw error
  const { code, detail } = error
  throw new DomainError(code, { detail, ...(code === 'UNAVAILABLE' && { retryAfter: RETRY_AFTER_SECONDS }) })
}
