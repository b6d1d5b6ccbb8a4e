import { networkOf } from '../../kernel/address-network.ts'
import type { CallerInfo } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isKnownInstall } from './known-install-store.ts'
import { hashSecret } from './secret-token.ts'

const WINDOW_MS = 15 * 60 * 1000 // requirement I-7.07, as the two limits below
const FAILURES_PER_ACCOUNT = 10
const FAILURES_PER_ADDRESS = 30
const NOBODY = '0'

/** One try to prove a password: counted as a failure until it is told otherwise. */
export interface LoginTry {
  succeeded(): Promise<void>
}

/**
 * Counts a try against the account and against the address.
 * @param who key of the account, or of the name given where no account has it
 * @throws DomainError LOGIN_LOCKED when either has failed too often
 */
export async function countLoginTry({ limits }: Deps, who: string, { ip }: CallerInfo): Promise<LoginTry> {
  const spent: readonly (readonly [string, number, number])[] = [
    [`login:address:${networkOf(ip)}`, FAILURES_PER_ADDRESS, WINDOW_MS],
    [`login:account:${who}`, FAILURES_PER_ACCOUNT, WINDOW_MS],
  ]
  try {
    for (const one of spent) await limits.spend(...one)
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal
    throw new DomainError('LOGIN_LOCKED', { retryAfter: refusal.detail.retryAfter })
  }
  return {
    async succeeded() {
      for (const one of spent) await limits.refund(...one)
    },
  }
}

/** Browsers that were signed in before are counted apart, so that guessers elsewhere lock nobody out. */
export async function accountKey(
  deps: Deps,
  userId: string | null,
  login: string,
  { installId }: CallerInfo,
): Promise<string> {
  const hash = installId === null ? null : hashSecret(installId)
  // Asked for names nobody has too: the answer takes as long.
  const isKnown = hash !== null && (await isKnownInstall(deps.read, userId ?? NOBODY, hash))
  if (userId === null) return `name:${login.toLowerCase()}`
  return isKnown ? `${userId}:${hash.toString('base64url')}` : userId
}
