import { SOURCE_LOCALE } from '@tessera/api-types/locales'
import type { Db, Deps } from '../../kernel/deps.ts'
import type { PasscodeChange } from '../../mail/emails.ts'
import { findAccount } from '../accounts/account-service.ts'
import { issueToken, mailedLink, voidTokens } from '../accounts/one-time-token-service.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'mailer' | 'now' | 'randomBytes' | 'site'>

const MAILS_PER_ACCOUNT = 5
const WINDOW_MS = HOUR_MS

/** Counts a mail that somebody asks for; throws RATE_LIMITED. */
export const consumeGuardianMail = (userId: string, { limits }: Pick<Deps, 'limits'>): Promise<void> =>
  limits.consume(`passcode-mail:${userId}`, MAILS_PER_ACCOUNT, WINDOW_MS)

const LINKS = {
  'passcode-confirmation': { path: '/parental-passcode/confirm', name: 'passcodeSet' },
  'passcode-recovery': { path: '/parental-passcode/recover', name: 'passcodeRecovery' },
} as const

/** Mails the backup address a link; an earlier one of the kind stops working. */
export async function mailLink(
  tx: Db,
  deps: Needs,
  purpose: keyof typeof LINKS,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { path, name } = LINKS[purpose]
  const { site, mailer } = deps
  await voidTokens(tx, userId, purpose)
  const token = await issueToken(tx, deps, purpose, { userId, email })
  const { locale, ...values } = await guardedPerson(tx, userId)
  const url = mailedLink(site, path, token)
  await mailer.send(tx, { name, to: email, locale, values: { ...values, url } })
}

interface Guardian {
  userId: string
  backupEmail: string
  backupEmailConfirmedAt: Date | null
}

/** Notifies a guardian; an unconfirmed address may be a stranger's and gets no email. */
export async function notifyGuardian(
  tx: Db,
  { mailer, site }: Pick<Deps, 'mailer' | 'site'>,
  { userId, backupEmail, backupEmailConfirmedAt }: Guardian,
  change: PasscodeChange,
): Promise<void> {
  if (!backupEmailConfirmedAt) return
  const url = `${site.publicUrl}/help/parental-passcode/`
  const { locale, ...values } = await guardedPerson(tx, userId)
  await mailer.send(tx, {
    name: 'passcodeChanges',
    to: backupEmail,
    locale,
    values: { ...values, change, url },
  })
}

/** Whom the passcode guards, in whose language a guardian is written to who is no member. */
async function guardedPerson(tx: Db, userId: string) {
  const account = await findAccount(tx, userId)
  return { name: account?.firstName || account?.username || '', locale: account?.locale ?? SOURCE_LOCALE }
}
