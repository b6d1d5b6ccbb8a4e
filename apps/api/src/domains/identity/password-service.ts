import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { toMail } from '../../mail/letter.ts'
import { letters } from '../../mail/letter-texts.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import { voidHalfLogins } from '../second-factor/admission-service.ts'
import { findAccount, setPassword, type AccountRow } from './account-store.ts'
import { recordSecurityEvent } from './audit-service.ts'
import { fieldError } from './field-errors.ts'
import { countLoginTry } from './login-limits.ts'
import { deleteTokens } from './one-time-token-store.ts'
import { hashPassword } from './password-hash.ts'
import { isEasyToGuess } from './password-guess-rules.ts'
import { provesAccount } from './published-password.ts'
import { requireFactorBesidePassword } from './recent-proof-service.ts'
import { deleteSessionsExcept } from './session-store.ts'

/** Who asks is signed in to the account. */
const SIGNED_IN = { isKnownBrowser: true, isProved: false, canProve: false }

const WRONG_PASSWORD = 'The password you entered is incorrect.'

/**
 * Proves a signed-in member's password again, before something grave.
 * @throws DomainError INVALID_INPUT at `field`, LOGIN_LOCKED
 */
export async function proveAgain(
  viewer: Member,
  password: string,
  field: string,
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
): Promise<AccountRow> {
  const attempt = await countLoginTry(deps, `${viewer.userId}:again`, caller, SIGNED_IN)
  const account = await findAccount(deps.read, viewer.userId)
  const isProved = await provesAccount(account, password, caller)
  if (!account || !isProved) throw fieldError('INVALID_INPUT', field, WRONG_PASSWORD)
  await attempt.succeeded()
  return account
}

interface PasswordChange {
  current_password: string
  new_password: string
  passcode?: string | null | undefined
}

/** Sets a new password and ends the member's other sessions. */
export async function changePassword(
  { current_password, new_password, passcode }: PasswordChange,
  context: Context<Member>,
): Promise<void> {
  const { viewer, deps, caller } = context
  await requireFactorBesidePassword(context)
  await requirePasscode('password', passcode, context)
  const account = await proveAgain(viewer, current_password, 'current_password', { deps, caller })
  refuseWeak(new_password, account, deps)
  const passwordHash = await hashPassword(new_password)
  await deps.transact(async (tx) => {
    await setPassword(tx, account.id, passwordHash)
    await deleteTokens(tx, account.id, 'password-reset', 'handshake', 'mailed-session')
    await voidHalfLogins(tx, account.id)
    await deleteSessionsExcept(tx, account.id, viewer.sessionId)
    await recordSecurityEvent(tx, deps, caller, 'password.changed', account.id)
    await tellOfNewPassword(tx, deps, account)
  })
}

export function refuseWeak(password: string, { username, email }: AccountRow, { site }: Deps): void {
  if (isEasyToGuess(password, { username, email, siteName: site.name })) {
    throw fieldError('PASSWORD_TOO_WEAK', 'new_password')
  }
}

export async function tellOfNewPassword(
  tx: Deps['read'],
  { mailer, site }: Deps,
  account: AccountRow,
): Promise<void> {
  if (!account.email) return
  const letter = letters.passwordChanged(site.name, account.firstName, `${site.publicUrl}/password/reset`)
  await mailer.send(tx, toMail(account.email, site.name, letter))
}
