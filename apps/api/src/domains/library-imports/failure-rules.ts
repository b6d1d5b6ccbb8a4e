import type { ErrorCode } from '@tessera/api-types/errors'
import type { ImportItemReason } from '@tessera/api-types/library-imports/views'
import { DomainError } from '../../kernel/domain-error.ts'
import { LibraryError } from '../../library/library-source.ts'
import type { ItemOutcome } from './item-store.ts'

const REASONS: Partial<Record<ErrorCode, ImportItemReason>> = {
  IMAGE_TOO_SMALL: 'too_small',
  IMAGE_BROKEN: 'unreadable',
  IMAGE_TOO_LARGE: 'too_large',
  IMAGE_TOO_MANY_PIXELS: 'too_large',
  IMAGE_TOO_COMPLEX: 'too_large',
  IMAGE_TIMEOUT: 'too_large',
  IMAGE_TYPE_UNSUPPORTED: 'unsupported_type',
  VIDEO_TOO_SMALL: 'too_small',
  VIDEO_BROKEN: 'unreadable',
  VIDEO_TOO_LARGE: 'too_large',
  VIDEO_TOO_LONG: 'too_large',
  VIDEO_TOO_COMPLEX: 'too_large',
  VIDEO_TYPE_UNSUPPORTED: 'unsupported_type',
  IMAGE_NOT_FETCHED: 'not_fetched',
  ADDRESS_NOT_ALLOWED: 'address_not_allowed',
  NOT_ALLOWED: 'not_allowed',
  LIMIT_REACHED: 'limit_reached',
  BOARD_NOT_FOUND: 'parent_missing',
  BOARD_SECTION_NOT_FOUND: 'parent_missing',
}

/** What may be otherwise another time; all else is wrong with the thing itself. */
const PASSING: readonly ImportItemReason[] = ['not_fetched', 'limit_reached', 'parent_missing', 'failed']

export const isPassing = (reason: ImportItemReason | undefined): boolean =>
  reason !== undefined && PASSING.includes(reason)

/** What is tried once more: what may succeed, and what was taken back for want of it. */
export const TRIED_AGAIN: readonly ImportItemReason[] = [...PASSING, 'pins_failed']

/** What an expected failure makes of an item; any other error goes on, and the job is tried again. */
export function outcomeOfFailure(error: unknown): ItemOutcome {
  if (error instanceof LibraryError) return { outcome: 'failed', reason: error.reason }
  if (!(error instanceof DomainError)) throw error
  if (error.code === 'PIN_ALREADY_ON_BOARD') {
    const pinId = error.detail.extraData?.['pin_id']
    return { outcome: 'duplicate', pinId: typeof pinId === 'string' ? pinId : null }
  }
  const reason = REASONS[error.code]
  if (reason === undefined) throw error
  return { outcome: 'failed', reason }
}
