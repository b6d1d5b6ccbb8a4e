export const fetchFailureCodes = [
  'URL_INVALID',
  'ADDRESS_NOT_ALLOWED',
  'NAME_NOT_FOUND',
  'TOO_MANY_REDIRECTS',
  'TIMEOUT',
  'BODY_TOO_LARGE',
  'CONTENT_TYPE_NOT_ALLOWED',
  'STATUS_NOT_OK',
  'CONNECTION_FAILED',
] as const

export type FetchFailureCode = (typeof fetchFailureCodes)[number]

/** Why an address could not be loaded; `detail` is a sentence for people that names no inner address. */
export class FetchFailure extends Error {
  override name = 'FetchFailure'
  readonly code: FetchFailureCode
  readonly detail: string
  /** What the other site answered, where it did. */
  readonly status: number | null

  constructor(code: FetchFailureCode, detail: string, status: number | null = null) {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
    this.status = status
  }
}
