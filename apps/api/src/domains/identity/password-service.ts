import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { fieldError } from '../../kernel/domain-error.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import { voidHalfLogins } from '../second-factor/admission-service.ts'
import { setPassword, type AccountRow } from '../accounts/account-service.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { deleteNewEmailTokens, voidHandshakes, voidTokens } from '../accounts/one-time-token-service.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { siteName } from '../site-brand/site-brand-service.ts'
import { isEasyToGuess } from '../accounts/password-guess-rules.ts'
import { proveAgain } from '../sessions/password-proof-service.ts'
import { requireFactorBesidePassword } from '../sessions/recent-proof-service.ts'
import { deleteSessionsExcept } from '../sessions/session-service.ts'

interface PasswordChange {
  current_password?: string | undefined
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
  await refuseWeak(deps.read, new_password, account, deps)
  const passwordHash = await hashPassword(new_password)
  await deps.transact(async (tx) => {
    await replacePassword(tx, deps, account, { passwordHash, keptSession: viewer.sessionId })
    await recordSecurityEvent(tx, deps, caller, 'password.changed', account.id)
  })
}

export async function refuseWeak(
  db: Db,
  password: string,
  { username, email }: AccountRow,
  { site }: Pick<Deps, 'site'>,
): Promise<void> {
  if (isEasyToGuess(password, { username, email, siteName: await siteName(db, site) })) {
    throw fieldError('PASSWORD_TOO_WEAK', 'new_password')
  }
}

/** Sets the password and ends all that was begun with the old one: sessions, mailed links, a move to another address. */
export async function replacePassword(
  tx: Db,
  { mailer, site }: Pick<Deps, 'mailer' | 'site'>,
  account: AccountRow,
  { passwordHash, keptSession }: { passwordHash: string; keptSession: string | null },
): Promise<void> {
  await setPassword(tx, account.id, passwordHash)
  await voidTokens(tx, account.id, 'password-reset', 'mailed-session')
  await voidHandshakes(tx, account.id)
  await deleteNewEmailTokens(tx, account.id, account.email)
  await voidHalfLogins(tx, account.id)
  await deleteSessionsExcept(tx, account.id, keptSession)
  if (!account.email) return
  const values = { name: account.firstName, url: `${site.publicUrl}/password/reset` }
  await mailer.send(tx, { name: 'passwordChanged', to: account.email, values })
}
