import { createContext, type RefObject } from 'react'
import { HttpError } from 'react-admin'

/** Messages by field of a refused form, or null when the failure is of another kind. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof HttpError)) return null
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string> }
  return errors && Object.keys(errors).length > 0 ? errors : null
}

/** The name of a refusal in the server's catalogue. */
export function errorCodeOf(error: unknown): string | null {
  if (!(error instanceof HttpError)) return null
  // REST has numbers under `code`, and the name beside it.
  const { code, error_code } = (error.body ?? {}) as { code?: unknown; error_code?: string }
  return error_code ?? (typeof code === 'string' ? code : null)
}

/** Whether somebody else changed the record since the form was filled from it. */
export const isStale = (error: unknown): boolean => errorCodeOf(error) === 'STALE_RECORD'

export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'console.error.unknown'

/**
 * Whether the last save of a record was refused, and its writer goes on editing: what was typed then stays, though the
 * form counts as sent.
 */
export const RefusedSaveContext = createContext<RefObject<boolean>>({ current: false })
