import type { CallerInfo } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent, type SecurityEvent } from '../accounts/audit-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const WINDOW_MS = 15 * MINUTE_MS
const FAILURES_PER_ACCOUNT = 10

interface Try {
  deps: Pick<Deps, 'limits' | 'newId' | 'now' | 'read'>
  caller: CallerInfo
  userId: string
  /** What a wrong try is written down as. */
  failure: SecurityEvent
}

/**
 * Counts a try at an account's factors as a failure until it succeeds, however many logins it is spread over.
 * @throws DomainError LOGIN_LOCKED after ten failures in fifteen minutes
 */
export async function limitedTry<T>(
  { deps, caller, userId, failure }: Try,
  attempt: () => Promise<T>,
): Promise<T> {
  const spent = [`factor:${userId}`, FAILURES_PER_ACCOUNT, WINDOW_MS] as const
  try {
    await deps.limits.consume(...spent)
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal
    throw new DomainError('LOGIN_LOCKED', { retryAfter: refusal.detail.retryAfter })
  }
  try {
    const proved = await attempt()
    await deps.limits.refund(...spent)
    return proved
  } catch (error) {
    await recordSecurityEvent(deps.read, deps, caller, failure, userId)
    throw error
  }
}
