import type { FieldChange } from '@tessera/api-types/business/views'
import { fieldError } from '../../kernel/domain-error.ts'
import { isOtherEnd, isSameSet, type EndChange, type GrantChange } from './grant-rules.ts'

/** What a role or an owner gives has no end. */
export const NO_END = { ends_at: null, is_expired: false } as const

/** @throws DomainError INVALID_INPUT where access would end before it is given */
export function refusePastEnd(change: EndChange & Partial<Pick<GrantChange, 'after'>>, now: Date): void {
  const { after, endsAt } = change
  if (after?.length === 0 || endsAt === null || endsAt > now || !isOtherEnd(change)) return
  throw fieldError('INVALID_INPUT', 'ends_at', { key: 'field.endPassed' })
}

/** In the history of who holds something, and in that of what is held. */
type EndField = 'ends_at' | 'holder_ends_at'

/** A new end as an entry of the history. */
export const endHistory = (field: EndField, name: string, change: EndChange): FieldChange[] =>
  isOtherEnd(change)
    ? [
        {
          field: `${field}: ${name}`,
          old: change.endedAt?.toISOString() ?? null,
          new: change.endsAt?.toISOString() ?? null,
        },
      ]
    : []

/** A change of a grant as entries of the history: its permissions, and its end. */
export function grantHistory(
  field: string,
  name: string,
  change: GrantChange,
  endField: EndField = 'ends_at',
): FieldChange[] {
  const { before, after } = change
  const permissions = { field: `${field}: ${name}`, old: before, new: after }
  return [
    ...(isSameSet(before, after) ? [] : [permissions]),
    ...(after.length > 0 ? endHistory(endField, name, change) : []),
  ]
}

/** A change of who holds something, as entries of the history of that thing. */
export const holderHistory = (field: string, holder: string, change: GrantChange): FieldChange[] =>
  grantHistory(field, holder, change, 'holder_ends_at')
