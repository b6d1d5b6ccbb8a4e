import { DomainError } from './domain-error.ts'

/**
 * Refuses a change that was made on an older state of the record than the stored one.
 * @throws DomainError STALE_RECORD
 */
export function refuseStale({ version }: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new DomainError('STALE_RECORD')
}
