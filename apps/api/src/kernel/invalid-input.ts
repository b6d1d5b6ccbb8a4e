import type { z } from 'zod'
import type { Reason } from '@tessera/api-types/error-texts'
import { reasonOf } from '@tessera/api-types/issue-reason'
import { DomainError, type FieldErrors } from './domain-error.ts'

/** A response that named thousands would be larger than any call. */
const MOST_NAMED = 100

/** The refusal of an input by its schema: the first fault of each field counts. */
export function invalidInput({ issues }: z.core.$ZodError, others: FieldErrors = {}): DomainError {
  const fields = new Map<string, Reason>()
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body'
    if (!fields.has(field)) fields.set(field, reasonOf(issue))
    if (fields.size === MOST_NAMED) break
  }
  return new DomainError('INVALID_INPUT', { fields: { ...Object.fromEntries(fields), ...others } })
}
