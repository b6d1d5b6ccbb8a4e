import { errorTexts, type Reason } from '@tessera/api-types/error-texts'
import { SOURCE_LOCALE } from '@tessera/api-types/locales'
import { withLists } from '@tessera/i18n/lists'
import { textsByLocale } from '@tessera/i18n/texts-by-locale'
import { errorCatalogue, type ApiErrorBody, type ErrorCode } from '@tessera/api-types/errors'

/** When a caller that got UNAVAILABLE may retry. */
export const RETRY_AFTER_SECONDS = 1

/** Why each field is refused, by its path, e.g. `{"options.name": {"key": "field.needed"}}`. */
export type FieldErrors = Record<string, Reason>

const english = textsByLocale(errorTexts, {})(SOURCE_LOCALE)

/** The English text of a reason, for clients that render none themselves. */
export const textOfReason = ({ key, params }: Reason): string =>
  english.t(key, params && withLists(params, SOURCE_LOCALE))

interface Detail {
  /** More exact than the code. */
  reason?: Reason
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
    super(detail.reason ? textOfReason(detail.reason) : errorCatalogue[code].message)
    this.name = 'DomainError'
    this.code = code
    this.detail = code === 'UNAVAILABLE' ? { retryAfter: RETRY_AFTER_SECONDS, ...detail } : detail
  }
}

/** Whether the failure lies in the input, not in a server that is busy or a database that is away. */
export const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code !== 'UNAVAILABLE'

/** A failure that belongs to one field of the form, so that its message can stand beside it. */
export const fieldError = (
  code: ErrorCode,
  field: string,
  reason: Reason = { key: `error.${code}` },
): DomainError => new DomainError(code, { fields: { [field]: reason } })

/** An error as it leaves the server: the six documented fields, and the key of each text. */
export function toErrorBody({ code, message, detail }: DomainError): ApiErrorBody {
  const { api_error_code, httpStatus } = errorCatalogue[code]
  const firstField = detail.fields && Object.entries(detail.fields)[0]
  return {
    api_error_code,
    code,
    message,
    message_detail: detail.detail ?? (firstField ? `${firstField[0]}: ${textOfReason(firstField[1])}` : null),
    extraData: detail.extraData ?? null,
    httpStatus,
    reason: {
      ...(detail.reason ?? { key: `error.${code}` }),
      ...(detail.fields && { fields: detail.fields }),
    },
  }
}

/** What the outside learns of a failure: an expected one as it is, a bug blandly. */
export const asDomainError = (error: unknown): DomainError =>
  error instanceof DomainError ? error : new DomainError('INTERNAL')
