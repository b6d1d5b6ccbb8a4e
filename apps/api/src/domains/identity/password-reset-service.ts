import { z } from 'zod'
import { networkOf } from '../../kernel/address-network.ts'
import type { Context } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findAccountByLogin, lockAccount, setEmailVerified } from '../accounts/account-service.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import {
  checkToken,
  consumeToken,
  issueToken,
  mailedLink,
  voidTokens,
} from '../accounts/one-time-token-service.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { refuseWeak, replacePassword } from './password-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'mailer' | 'newId' | 'now' | 'randomBytes' | 'site' | 'transact'>

export const MAIL_RESET_LINK = 'identity.mail-reset-link'

const RESETS_PER_ACCOUNT = 5
const RESETS_PER_ADDRESS = 30
const WINDOW_MS = 30 * MINUTE_MS

const ResetRequest = z.object({
  login: z.string(),
  requestId: z.string(),
  ip: z.string(),
  userAgent: z.string(),
})

/** Leaves the search for the account to a job: neither response nor timing reveals whether there is one. */
export async function requestPasswordReset(login: string, { deps, caller }: Context): Promise<void> {
  const { limits, jobs } = deps
  await limits.consume(`reset:address:${networkOf(caller.ip)}`, RESETS_PER_ADDRESS, WINDOW_MS)
  await limits.consume(`reset:account:${login.toLowerCase()}`, RESETS_PER_ACCOUNT, WINDOW_MS)
  const { requestId, ip, userAgent } = caller
  const request: z.input<typeof ResetRequest> = { login, requestId, ip, userAgent }
  await deps.transact((tx) => jobs.add(tx, MAIL_RESET_LINK, request))
}

/** The job: mails a link where an account has that name. Earlier links stop working. */
export async function mailResetLink(payload: unknown, deps: Needs): Promise<void> {
  const { login, ...asked } = ResetRequest.parse(payload)
  const { site } = deps
  await deps.transact(async (tx) => {
    const account = await findAccountByLogin(tx, login)
    if (!account?.email) return
    const { id, email, firstName } = account
    await voidTokens(tx, id, 'password-reset')
    const token = await issueToken(tx, deps, 'password-reset', { userId: id, email })
    const values = { name: firstName, url: mailedLink(site, '/password/reset', token) }
    await deps.mailer.send(tx, { name: 'resetPassword', to: email, values })
    await recordSecurityEvent(tx, deps, asked, 'password.reset-asked', id)
  })
}

/**
 * Sets a new password with a mailed token and ends every session.
 * @throws DomainError TOKEN_INVALID, PASSWORD_TOO_WEAK
 */
export async function resetPassword(
  { token, new_password }: { token: string; new_password: string },
  { deps, caller }: Context,
): Promise<void> {
  await deps.limits.consume(`reset-use:${networkOf(caller.ip)}`, RESETS_PER_ADDRESS, WINDOW_MS)
  // Hashing is dear: nobody without a link has it done.
  await checkToken(deps.read, deps, 'password-reset', token)
  const passwordHash = await hashPassword(new_password)
  await deps.transact(async (tx) => {
    const { userId, email } = await consumeToken(tx, deps, 'password-reset', token)
    const account = await lockAccount(tx, userId)
    if (!account || account.email?.toLowerCase() !== email?.toLowerCase())
      throw new DomainError('TOKEN_INVALID')
    // Thrown inside the transaction, so the link still works for a better password.
    await refuseWeak(tx, new_password, account, deps)
    // Opening the mailed link proves the mailbox.
    await setEmailVerified(tx, userId, deps.now())
    await replacePassword(tx, deps, account, { passwordHash, keptSession: null })
    await recordSecurityEvent(tx, deps, caller, 'password.reset', userId)
  })
}
