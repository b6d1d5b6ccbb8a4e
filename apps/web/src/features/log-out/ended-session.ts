import { FORGERY_SUSPECTED } from '@tessera/api-types/error-numbers'
import { baseApi } from '../../shared/api/base-api.ts'

const SIGN_IN_REQUIRED = { httpStatus: 401, api_error_code: 2 }
/** What a write meets in a browser that has lost its cookies. */
const WITHOUT_COOKIES = { httpStatus: 403, api_error_code: FORGERY_SUSPECTED }

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

function isRefused(action: unknown, kind: 'Query' | 'Mutation', as: object): boolean {
  if (fieldOf(action, 'type') !== `${baseApi.reducerPath}/execute${kind}/rejected`) return false
  const refusal = fieldOf(action, 'payload')
  return Object.entries(as).every(([key, value]) => fieldOf(refusal, key) === value)
}

/** Whether a read shows that the server has no session any more. */
export const isEndedSession = (action: unknown): boolean => isRefused(action, 'Query', SIGN_IN_REQUIRED)

/** Whether somebody's own change was refused because the browser has no session any more. */
export const isRefusedChange = (action: unknown): boolean =>
  [SIGN_IN_REQUIRED, WITHOUT_COOKIES].some((refusal) => isRefused(action, 'Mutation', refusal))

/** Whether the read asked again for what the page shows already, by itself or in the background. */
export function isOfShownData(action: unknown, state: object): boolean {
  const key = fieldOf(fieldOf(fieldOf(action, 'meta'), 'arg'), 'queryCacheKey')
  const queries = fieldOf(fieldOf(state, baseApi.reducerPath), 'queries')
  return typeof key === 'string' && fieldOf(fieldOf(queries, key), 'data') !== undefined
}
