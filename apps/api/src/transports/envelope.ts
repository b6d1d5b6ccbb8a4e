import type { Route } from '@tessera/api-types/route'
import type { ApiErrorBody } from '@tessera/api-types/errors'
import { END_BOOKMARK, type Page } from '@tessera/api-types'
import { type DomainError, type FieldErrors, textOfReason, toErrorBody } from '../kernel/domain-error.ts'

/** What an operation answered, split as every envelope needs it. */
export interface Answer {
  data: unknown
  /** Null where the operation is not paged; `-end-` after the last page. */
  bookmark: string | null
}

export function toAnswer({ paged }: Route, result: unknown): Answer {
  if (!paged) return { data: result ?? null, bookmark: null }
  const { items, bookmark } = result as Page<unknown>
  return { data: paged === true ? items : { [paged]: items }, bookmark: bookmark ?? END_BOOKMARK }
}

/** A bookmark that asks for nothing in particular is the first page; what it is otherwise, the schema judges. */
export const readBookmark = (value: unknown): unknown =>
  value === undefined || value === '' || value === 'null' ? null : value

export interface Failure {
  httpStatus: number
  error: ApiErrorBody
  fields: Record<string, string> | undefined
  retryAfter: number | undefined
}

export function toFailure(error: DomainError): Failure {
  const body = toErrorBody(error)
  const fields = error.detail.fields && textsOf(error.detail.fields)
  return { httpStatus: body.httpStatus, error: body, fields, retryAfter: error.detail.retryAfter }
}

const textsOf = (fields: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, reason]) => [field, textOfReason(reason)]))
