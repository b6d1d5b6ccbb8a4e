import { HttpError } from 'react-admin'

/** Messages by field of a refused form, or null when the failure is of another kind. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof HttpError)) return null
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string> }
  return errors && Object.keys(errors).length > 0 ? errors : null
}

export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'console.error.unknown'
