import type { Route } from '@tessera/api-types/route'
import { snakeKeys } from '@tessera/api-types/wire/key-case'
import type { Call } from './base-api.ts'
import type { ApiError } from './call.ts'
import { apiError } from './http-answer.ts'

export type DocumentAnswer = { data?: unknown; error?: ApiError }
type Value = { __typename?: string; apiErrorCode?: number; messageDetail?: string; httpStatus?: number }

/** The call that asks for a stored document. */
export const documentCall = (document: Route, variables: object): Call => ({
  route: document,
  input: { queryName: document.name, variables },
})

/** The one value of a document, in the wire's names, or its error. */
export function documentValue({ data, error }: DocumentAnswer): { value: object } | { error: ApiError } {
  if (error) return { error }
  const [answered] = Object.values((data ?? {}) as Record<string, Value>)
  const { __typename, ...value } = answered ?? {}
  if (answered && __typename !== 'Error') return { value: snakeKeys(value) as object }
  const { apiErrorCode, messageDetail, httpStatus = 503, ...rest } = value
  return {
    error: apiError({ ...rest, api_error_code: apiErrorCode, message_detail: messageDetail }, httpStatus),
  }
}
