import { isDeepStrictEqual } from 'node:util'
import { DomainError } from './domain-error.ts'

/**
 * Refuses a change that was made on an older state of the record than the stored one.
 * @throws DomainError STALE_RECORD
 */
export function refuseStale({ version }: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new DomainError('STALE_RECORD')
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Refuses a change of a field that somebody else has changed since it was read; other fields may have changed.
 * @throws DomainError STALE_RECORD
 */
export function refuseOverwriting(stored: Fields, changes: Fields, seen: Fields = {}): void {
  const isOverwritten = Object.keys(changes).some(
    (field) =>
      changes[field] !== undefined &&
      seen[field] !== undefined &&
      !isDeepStrictEqual(changes[field], stored[field]) &&
      !isDeepStrictEqual(seen[field], stored[field]),
  )
  if (isOverwritten) throw new DomainError('STALE_RECORD')
}
