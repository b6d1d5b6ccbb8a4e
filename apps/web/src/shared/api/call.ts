import type { Route } from '@tessera/api-types/route'
import type { CallError, CallResult } from '@tessera/api-types/page/page-renderer'

/** Of a call that failed in the browser also its address and the `access-control-*` headers it saw. */
export type ApiError = CallError & {
  url?: string
  cors?: [name: string, value: string][]
  /** A command that met no server, as it was sent. */
  sent?: { id: string; method: string; path: string; body?: string; contentType?: string }
  /** The browser called it off, as when the page is left. */
  name?: 'AbortError'
  /** It will be sent when there is a connection. */
  isKept?: boolean
}

export type CallInput = Record<string, unknown>

/** Carries one call to the server: by fetch in the browser, in the process while rendering. */
export type Transport = (
  route: Route,
  input: CallInput,
  signal: AbortSignal,
  /** The Idempotency-Key, where the call may be sent more than once. */
  key?: string,
) => Promise<CallResult | { error: ApiError }>

export const OFFLINE_STATUS = 0

/** What a call was refused with; anything else that is thrown is a fault of ours. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'httpStatus' in error

export const isOffline = (error: ApiError): boolean => error.httpStatus === OFFLINE_STATUS

const TOO_MANY = 429
const FIRST_FAULT = 500

/** Whether the same call may be taken later as it is. */
export const isPassing = ({ httpStatus }: ApiError): boolean =>
  httpStatus === OFFLINE_STATUS || httpStatus === TOO_MANY || httpStatus >= FIRST_FAULT

/** The response in the shape of the contract's output: a listing becomes `{items, bookmark}`. */
export function outputOf(
  route: Route,
  { data, bookmark }: { data: unknown; bookmark?: string | null },
): unknown {
  if (!route.paged) return data
  const next = bookmark === undefined || bookmark === '-end-' ? null : bookmark
  if (Array.isArray(data)) return { items: data, bookmark: next }
  if (typeof data !== 'object' || data === null) return { items: [], bookmark: next }
  const list = Object.entries(data).find(([key]) => key === route.paged || key === 'items')
  return { ...data, items: list?.[1] ?? [], bookmark: next ?? ('bookmark' in data ? data.bookmark : null) }
}
