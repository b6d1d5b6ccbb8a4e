import type { LimitedMember, Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { emit } from '../../kernel/events.ts'
import { ANSWER_NEW_EMAIL } from './held-sign-up-service.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import {
  findAccount,
  isEmailTaken,
  lockAccount,
  setEmail,
  setEmailVerified,
} from '../accounts/account-service.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { issueToken, mailedLink, consumeToken, voidTokens } from '../accounts/one-time-token-service.ts'
import { proveAgain } from '../sessions/password-proof-service.ts'
import { requireFactorBesidePassword } from '../sessions/recent-proof-service.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'limits' | 'mailer' | 'now' | 'randomBytes' | 'site' | 'transact'>

const MAILS_PER_ACCOUNT = 5
const WINDOW_MS = HOUR_MS

interface Recipient {
  id: string
  /** The address to prove; for a change of address the new one. */
  email: string
  firstName: string
  locale: string
}

/** Mails a link that proves the address; earlier links of the account stop working. */
export async function mailVerification(
  tx: Db,
  deps: Needs,
  { id, email, firstName, locale }: Recipient,
  kind: 'welcome' | 'verifyAgain' | 'confirmNewEmail',
): Promise<void> {
  const { site } = deps
  await voidTokens(tx, id, 'email-verification')
  const token = await issueToken(tx, deps, 'email-verification', { userId: id, email })
  const url = mailedLink(site, '/email/verify', token)
  await deps.mailer.send(tx, { name: kind, to: email, locale, values: { name: firstName, url } })
}

/** Mails the link again where it is still needed; a verified address needs none. */
export async function resendVerification(viewer: Member | LimitedMember, deps: Needs): Promise<void> {
  await consumeMail(viewer.userId, deps)
  await deps.transact(async (tx) => {
    const account = await findAccount(tx, viewer.userId)
    if (!account?.email || account.emailVerifiedAt) return
    await mailVerification(tx, deps, { ...account, email: account.email }, 'verifyAgain')
  })
}

/** Asks the new address for its consent; until then nothing changes. */
export async function askForNewEmail(
  {
    email,
    password,
    passcode,
  }: { email: string; password?: string | undefined; passcode?: string | null | undefined },
  context: Context<Member>,
): Promise<void> {
  const { viewer, deps, caller } = context
  await requireFactorBesidePassword(context)
  await requirePasscode('email', passcode, context)
  await consumeMail(viewer.userId, deps)
  const account = await proveAgain(viewer, password, 'password', { deps, caller })
  const { isRegistrationPrivate } = deps.site
  if (!isRegistrationPrivate && (await isEmailTaken(deps.read, email)))
    throw fieldError('EMAIL_TAKEN', 'email')
  await deps.transact(async (tx) => {
    if (isRegistrationPrivate) await deps.jobs.add(tx, ANSWER_NEW_EMAIL, { userId: account.id, email })
    else await mailVerification(tx, deps, { ...account, email }, 'confirmNewEmail')
    await recordSecurityEvent(tx, deps, caller, 'email.change-asked', account.id)
  })
}

/**
 * Opens a mailed link: proves the account's address, or moves the account to the new one.
 * @throws DomainError TOKEN_INVALID, EMAIL_TAKEN
 */
export function verifyEmail(token: string, { deps, caller }: Context): Promise<string> {
  return deps.transact(async (tx) => {
    const { userId, email } = await consumeToken(tx, deps, 'email-verification', token)
    const account = await lockAccount(tx, userId)
    if (!account || !email) throw new DomainError('TOKEN_INVALID')
    if (account.email?.toLowerCase() === email.toLowerCase()) {
      await setEmailVerified(tx, userId, deps.now())
      await emit(tx, deps, 'emailProved', { userId, email })
      await recordSecurityEvent(tx, deps, caller, 'email.verified', userId)
      return email
    }
    if (!(await setEmail(tx, userId, email, deps.now()))) throw new DomainError('EMAIL_TAKEN')
    await emit(tx, deps, 'emailProved', { userId, email })
    await voidTokens(tx, userId, 'password-reset', 'email-verification')
    await recordSecurityEvent(tx, deps, caller, 'email.changed', userId)
    if (account.email) {
      const { firstName, locale } = account
      const values = { name: firstName, newEmail: email }
      await deps.mailer.send(tx, { name: 'emailChanged', to: account.email, locale, values })
    }
    return email
  })
}

const consumeMail = (userId: string, { limits }: Pick<Deps, 'limits'>): Promise<void> =>
  limits.consume(`verification-mail:${userId}`, MAILS_PER_ACCOUNT, WINDOW_MS)
