import type { ErrorCode } from '@tessera/api-types/errors'
import { scheduleFault } from '@tessera/api-types/scheduled-pins/schedule-rules'
import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { DomainError } from '../../kernel/domain-error.ts'

/** @throws DomainError INVALID_INPUT naming the field for a time at which nothing can be published */
export function publishingTime(seconds: number, now: Date): Date {
  const at = new Date(seconds * 1000)
  const fault = scheduleFault(at, now)
  if (fault)
    throw new DomainError('INVALID_INPUT', { fields: { scheduled_ts: { key: `field.schedule.${fault}` } } })
  return at
}

/** What a refusal at publishing time means to the creator; null for what is no refusal of this pin. */
export function problemOf(code: ErrorCode): ScheduledPin['problem'] {
  switch (code) {
    case 'BOARD_NOT_FOUND':
    case 'BOARD_SECTION_NOT_FOUND':
    case 'NOT_ALLOWED':
      return 'board_closed'
    case 'PIN_ALREADY_ON_BOARD':
      return 'already_on_board'
    case 'LIMIT_REACHED':
      return 'limit_reached'
    default:
      return null
  }
}
