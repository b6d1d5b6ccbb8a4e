import { networkOf } from '../../kernel/address-network.ts'
import type { CallerInfo } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { passesBotCheck } from './bot-check-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'botChallenge' | 'limits' | 'now' | 'read'>

const FAILURES_WITHOUT_A_CHECK = 3
const WINDOW_MS = 15 * MINUTE_MS

/**
 * Asks for a check once logins from this network have failed a few times; none is asked of who comes with one.
 * @throws DomainError BOT_CHECK_FAILED
 */
export async function countUnprovedTry(
  token: string | undefined,
  deps: Needs,
  { ip }: CallerInfo,
): Promise<{ isProved: boolean; succeeded(): Promise<void> }> {
  const spent = [`login:unchecked:${networkOf(ip)}`, FAILURES_WITHOUT_A_CHECK, WINDOW_MS] as const
  if (!deps.botChallenge) return { isProved: false, succeeded: () => Promise.resolve() }
  if (token && (await passesBotCheck('login', token, deps)))
    return { isProved: true, succeeded: () => Promise.resolve() }
  await deps.limits.consume(...spent).catch((refusal: unknown) => {
    throw refusal instanceof DomainError ? new DomainError('BOT_CHECK_FAILED') : refusal
  })
  return { isProved: false, succeeded: () => deps.limits.refund(...spent) }
}
