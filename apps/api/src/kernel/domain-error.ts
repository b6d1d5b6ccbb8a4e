import { errorCatalogue, type ApiErrorBody, type ErrorCode } from '@tessera/api-types/errors'

/** When a caller that got UNAVAILABLE may retry. */
export const RETRY_AFTER_SECONDS = 1

/** Messages by field path, e.g. `{"options.name": ["must not be empty"]}`. */
export type FieldErrors = Record<string, string[]>

interface Detail {
  /** Replaces the catalogue's message for people. */
  message?: string
  detail?: string
  extraData?: Record<string, unknown>
  fields?: FieldErrors
  /** Seconds to wait, for the Retry-After header. */
  retryAfter?: number
}

/** A failure the contract names. Anything else that is thrown is a bug. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly detail: Detail

  constructor(code: ErrorCode, detail: Detail = {}) {
    super(detail.message ?? errorCatalogue[code].message)
    this.name = 'DomainError'
    this.code = code
    this.detail = code === 'UNAVAILABLE' ? { retryAfter: RETRY_AFTER_SECONDS, ...detail } : detail
  }
}

/** A failure that belongs to one field of the form, so that its message can stand beside it. */
export const fieldError = (
  code: ErrorCode,
  field: string,
  message: string = errorCatalogue[code].message,
): DomainError => new DomainError(code, { fields: { [field]: [message] } })

/** The six fields of an error as they leave the server. */
export function toErrorBody({ code, message, detail }: DomainError): ApiErrorBody {
  const { api_error_code, httpStatus } = errorCatalogue[code]
  const firstField = detail.fields && Object.entries(detail.fields)[0]
  return {
    api_error_code,
    code,
    message,
    message_detail: detail.detail ?? (firstField ? `${firstField[0]}: ${firstField[1][0]}` : null),
    extraData: detail.extraData ?? null,
    httpStatus,
  }
}

/** What the outside learns of a failure: an expected one as it is, a bug blandly. */
export const asDomainError = (error: unknown): DomainError =>
  error instanceof DomainError ? error : new DomainError('INTERNAL')
