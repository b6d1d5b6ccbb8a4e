import type { Reason } from '@tessera/api-types/error-texts'
import type { Member } from '@tessera/shared-auth'
import type { CallerInfo, Context } from '../../kernel/context.ts'
import { fieldError } from '../../kernel/domain-error.ts'
import { findAccount, type AccountRow } from '../accounts/account-service.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { PUBLISHED_PASSWORD } from '../accounts/password-guess-rules.ts'
import { isPasswordOf } from '../accounts/password-hash.ts'
import { countLoginTry } from './login-limit-service.ts'
import { requireRecentProof } from './recent-proof-service.ts'

/** Who asks is signed in to the account. */
const SIGNED_IN = { isKnownBrowser: true, isProved: false, canProve: false }

const WRONG_PASSWORD: Reason = { key: 'field.password' }

/**
 * Proves a signed-in member's password again, before something grave. Who has none has to have proved
 * otherwise, within ten minutes, who they are.
 * @throws DomainError INVALID_INPUT at `field`, LOGIN_LOCKED, REAUTH_REQUIRED
 */
export async function proveAgain(
  viewer: Member,
  password: string | undefined,
  field: string,
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
): Promise<AccountRow> {
  const account = await findAccount(deps.read, viewer.userId)
  if (account?.passwordHash === null) {
    await requireRecentProof({ viewer, deps })
    return account
  }
  const attempt = await countLoginTry(deps, `${viewer.userId}:again`, caller, SIGNED_IN)
  const isProved = await provesAccount(account, password ?? '', caller)
  if (!account || !isProved) {
    await recordSecurityEvent(deps.read, deps, caller, 'proof.failed', viewer.userId)
    throw fieldError('INVALID_INPUT', field, WRONG_PASSWORD)
  }
  await attempt.succeeded()
  return account
}

/** Whether a password proves an account; a published one does so only on this very machine. */
export async function provesAccount(
  account: Pick<AccountRow, 'passwordHash'> | undefined,
  password: string,
  { isLocal }: Pick<CallerInfo, 'isLocal'>,
): Promise<boolean> {
  const isMatch = await isPasswordOf(account?.passwordHash ?? null, password)
  return isMatch && (isLocal || password !== PUBLISHED_PASSWORD)
}
