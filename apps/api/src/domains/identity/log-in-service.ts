import type { LogIn } from '@tessera/api-types/identity/sign-in-inputs'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { comeBack } from '../accounts/return-service.ts'
import { admit, finishSecondStep, type SecondStep } from '../second-factor/admission-service.ts'
import { findAccount, findReturning, type AccountRow } from '../accounts/account-service.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { countUnprovedTry } from '../bot-checks/login-check-service.ts'
import { accountKey, countLoginTry } from '../sessions/login-limit-service.ts'
import { issueToken, consumeToken } from '../accounts/one-time-token-service.ts'
import { provesAccount } from '../sessions/password-proof-service.ts'
import { startSession } from '../sessions/session-service.ts'

/**
 * The account of a name and a password. An unknown name and a wrong password are distinguishable
 * by neither the response nor its timing.
 * @throws DomainError WRONG_CREDENTIALS, LOGIN_LOCKED, BOT_CHECK_FAILED, UNAVAILABLE
 */
export async function proveLogin(
  given: Pick<LogIn, 'username_or_email' | 'password'> & Partial<Pick<LogIn, 'recaptcha_v3_token'>>,
  { deps, caller }: Context,
): Promise<AccountRow> {
  const { username_or_email, password } = given
  const unproved = await countUnprovedTry(given.recaptcha_v3_token, deps, caller)
  const account = await findReturning(deps.read, username_or_email)
  const { who, isKnownBrowser } = await accountKey(deps, account?.id ?? null, username_or_email, caller)
  const trust = { isKnownBrowser, isProved: unproved.isProved, canProve: deps.botChallenge !== null }
  const attempt = await countLoginTry(deps, who, caller, trust)
  const isProved = await provesAccount(account, password, caller)
  if (!account || !isProved) {
    await recordSecurityEvent(deps.read, deps, caller, 'login.failed', account?.id ?? null)
    throw new DomainError('WRONG_CREDENTIALS')
  }
  await attempt.succeeded()
  await unproved.succeeded()
  return account
}

/** The first step of a login, or the second one, for which its mfa_token stands. */
export type LogInStep = Partial<LogIn> & (SecondStep | Pick<LogIn, 'username_or_email' | 'password'>)

/**
 * The account of somebody who has passed every step there is.
 * @throws DomainError as `proveLogin`, and MFA_REQUIRED, MFA_CODE_WRONG, MFA_EXPIRED
 */
async function admitted(input: LogInStep, context: Context): Promise<AccountRow> {
  const { mfa_token, username_or_email = '', password = '' } = input
  if (mfa_token !== undefined) {
    const userId = await finishSecondStep({ ...input, mfa_token }, context)
    await comeBack(userId, context)
    const account = await findAccount(context.deps.read, userId)
    if (!account) throw new DomainError('MFA_EXPIRED')
    return account
  }
  const account = await proveLogin({ ...input, username_or_email, password }, context)
  await admit(account, context, { method: 'password' })
  await comeBack(account.id, context)
  return account
}

/** First half of a login: a token that begins a session once, for five minutes. */
export async function logIn(input: LogInStep, context: Context): Promise<string> {
  const { id, email } = await admitted(input, context)
  return issueToken(context.deps.read, context.deps, 'handshake', { userId: id, email })
}

/** Second half: trades the token for a session; returns whose it is. */
export function beginSession(token: string, context: Context): Promise<string> {
  const { deps } = context
  return deps.transact(async (tx) => {
    const { userId } = await consumeToken(tx, deps, 'handshake', token)
    const account = await findAccount(tx, userId)
    if (!account) throw new DomainError('TOKEN_INVALID')
    await startSession(tx, account, context)
    return userId
  })
}

/** Both halves at once. */
export async function logInHere(input: LogInStep, context: Context): Promise<string> {
  const account = await admitted(input, context)
  await context.deps.transact((tx) => startSession(tx, account, context))
  return account.id
}
