import { baseApi } from '../../shared/api/base-api.ts'

const SIGN_IN_REQUIRED = { httpStatus: 401, api_error_code: 2 }

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/**
 * Whether an action shows that the server has no session any more. Reads only: who
 * writes sees the error in place, and keeps what was typed.
 */
export function isEndedSession(action: unknown): boolean {
  if (fieldOf(action, 'type') !== `${baseApi.reducerPath}/executeQuery/rejected`) return false
  const refusal = fieldOf(action, 'payload')
  return Object.entries(SIGN_IN_REQUIRED).every(([key, value]) => fieldOf(refusal, key) === value)
}
