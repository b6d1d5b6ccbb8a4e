import { networkOf } from '../../kernel/address-network.ts'
import type { CallerInfo } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isKnownInstall } from './known-install-store.ts'
import { hashSecret } from '../accounts/secret-hash.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const WINDOW_MS = 15 * MINUTE_MS // requirement I-7.07, as the two limits below
const FAILURES_PER_ACCOUNT = 10
const FAILURES_PER_ADDRESS = 30
/** Each of these has cost the guesser a solved puzzle. */
const PROVED_FAILURES_PER_ACCOUNT = 50
const NOBODY = '0'

/** One try to prove a password: counted as a failure until it succeeds. */
export interface LoginTry {
  succeeded(): Promise<void>
}

/** Why a try is trusted more than one of anybody. */
export interface TryTrust {
  /** Signed in to the account before. */
  isKnownBrowser: boolean
  /** Came with a passed bot check. */
  isProved: boolean
  /** Whether a bot check could be passed for another try. */
  canProve: boolean
}

/**
 * Counts a try against the account, and against the address where nothing else speaks for it: guessers lock
 * out neither known browsers nor who passes a check.
 * @param who key of the account, or of the name given where no account has it
 * @throws DomainError LOGIN_LOCKED when either has failed too often; BOT_CHECK_FAILED where a check would help
 */
export async function countLoginTry(
  { limits }: Pick<Deps, 'limits'>,
  who: string,
  { ip }: CallerInfo,
  { isKnownBrowser, isProved, canProve }: TryTrust,
): Promise<LoginTry> {
  const spent: readonly (readonly [string, number, number])[] = [
    ...(isKnownBrowser || isProved
      ? []
      : [[`login:address:${networkOf(ip)}`, FAILURES_PER_ADDRESS, WINDOW_MS] as const]),
    isProved
      ? [`login:proved:${who}`, PROVED_FAILURES_PER_ACCOUNT, WINDOW_MS]
      : [`login:account:${who}`, FAILURES_PER_ACCOUNT, WINDOW_MS],
  ]
  try {
    for (const one of spent) await limits.consume(...one)
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal
    if (canProve && !isProved) throw new DomainError('BOT_CHECK_FAILED')
    throw new DomainError('LOGIN_LOCKED', { retryAfter: refusal.detail.retryAfter })
  }
  return {
    async succeeded() {
      for (const one of spent) await limits.refund(...one)
    },
  }
}

/** Browsers that were signed in before are counted apart, so that guessers elsewhere lock no one out. */
export async function accountKey(
  deps: Pick<Deps, 'read'>,
  userId: string | null,
  login: string,
  { installId }: CallerInfo,
): Promise<{ who: string; isKnownBrowser: boolean }> {
  const hash = installId === null ? null : hashSecret(installId)
  // Also run for unknown names, so that the response takes as long.
  const isKnown = hash !== null && (await isKnownInstall(deps.read, userId ?? NOBODY, hash))
  if (userId === null) return { who: `name:${login.toLowerCase()}`, isKnownBrowser: false }
  return { who: isKnown ? `${userId}:${hash.toString('base64url')}` : userId, isKnownBrowser: isKnown }
}
