import type { FieldChange } from '@tessera/api-types/business/views'
import { fieldError } from '../../kernel/domain-error.ts'
import { isOtherEnd, isSameSet, type GrantChange } from './grant-rules.ts'

interface Ending {
  endsAt: Date | null
  isExpired: boolean
}

/** The end of a grant on the wire. */
export const toEnd = ({ endsAt, isExpired }: Ending) => ({
  ends_at: endsAt?.toISOString() ?? null,
  is_expired: isExpired,
})

/** What a role or an owner gives has no end. */
export const NO_END = { ends_at: null, is_expired: false } as const

/** @throws DomainError INVALID_INPUT where a grant would end before it is given */
export function refusePastEnd(change: GrantChange, now: Date): void {
  const { after, endsAt } = change
  if (after.length === 0 || endsAt === null || endsAt > now || !isOtherEnd(change)) return
  throw fieldError('INVALID_INPUT', 'ends_at', { key: 'field.endPassed' })
}

/** A change of a grant as entries of the history: its permissions, and its end. */
export function grantHistory(field: string, name: string, change: GrantChange): FieldChange[] {
  const { before, after, endedAt, endsAt } = change
  const permissions = { field: `${field}: ${name}`, old: before, new: after }
  const ends = {
    field: `ends_at: ${name}`,
    old: endedAt?.toISOString() ?? null,
    new: endsAt?.toISOString() ?? null,
  }
  return [
    ...(isSameSet(before, after) ? [] : [permissions]),
    ...(after.length > 0 && isOtherEnd(change) ? [ends] : []),
  ]
}
