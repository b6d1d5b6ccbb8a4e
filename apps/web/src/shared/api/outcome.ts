import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ApiError } from './call.ts'
import type { Call } from './base-api.ts'

/** How a page's own call ended. A refusal is a result too: the served page then shows the same as its server did. */
export type Outcome<T> = { kind: 'found'; value: T } | { kind: 'failed'; error: ApiError }

type CallNow = (
  call: Call,
) => PromiseLike<{ data?: unknown; error?: ApiError }> | { data?: unknown; error?: ApiError }

type Definition<I> = { query: (input: I) => Call }

/** The `queryFn` of a page's own call: it never fails, it returns how the call ended. */
export const outcomeOf =
  <I, O, T>(
    { query, transformResponse }: Definition<I> & { transformResponse: (output: unknown) => O },
    pick: (output: O) => T,
  ) =>
  async (input: I, _api: BaseQueryApi, _extra: unknown, call: CallNow): Promise<{ data: Outcome<T> }> => {
    const { data, error } = await call(query(input))
    return {
      data: error ? { kind: 'failed', error } : { kind: 'found', value: pick(transformResponse(data)) },
    }
  }

/** The HTTP status of a page whose own call ended so. */
export const statusOf = (outcome: Outcome<unknown> | undefined): number | undefined =>
  outcome?.kind === 'failed' ? outcome.error.httpStatus || 503 : undefined
