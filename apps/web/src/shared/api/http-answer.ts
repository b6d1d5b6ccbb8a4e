import type { CallResult } from '@tessera/api-types/page/page-renderer'
import type { ErrorReason } from '@tessera/api-types/errors'
import type { ApiError } from './call.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)
const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)

const isReason = (value: unknown): value is ErrorReason => isFields(value) && typeof value.key === 'string'

/** The six error fields and the keys of their texts, out of whatever came back. Without a message of the server, `message` is empty. */
export function apiError(body: unknown, httpStatus: number): ApiError {
  const fields = isFields(body) ? body : {}
  const apiCode = numberOr(fields.api_error_code, 0)
  return {
    api_error_code: apiCode,
    code: numberOr(fields.code, apiCode),
    message: textOr(fields.message, ''),
    message_detail: textOr(fields.message_detail, ''),
    extraData: fields.extraData ?? fields.errors ?? null,
    httpStatus,
    ...(isReason(fields.reason) && { reason: fields.reason }),
  }
}

const NO_CONTENT = 204
const BAD_GATEWAY = 502

/** Reads either envelope: the resource gateway's `resource_response` or the REST one. */
export function readAnswer(body: unknown, httpStatus: number): CallResult {
  const outer = isFields(body) ? body : {}
  const envelope = isFields(outer.resource_response) ? outer.resource_response : outer
  if (httpStatus >= 400 || envelope.status === 'failure') {
    return { error: apiError(isFields(envelope.error) ? envelope.error : envelope, httpStatus) }
  }
  // Something between here and the server answered with a page of its own.
  if (!isFields(body) && httpStatus !== NO_CONTENT) return { error: apiError(null, BAD_GATEWAY) }
  const bookmark = typeof envelope.bookmark === 'string' ? envelope.bookmark : undefined
  return { data: envelope.data, bookmark }
}
