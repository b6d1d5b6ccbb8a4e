import type { Db, Deps } from '../../kernel/deps.ts'
import { toMail } from '../../mail/email.ts'
import { emailTexts } from '../../mail/email-texts.ts'
import { findAccount } from '../accounts/account-service.ts'
import { issueToken, mailedLink, voidTokens } from '../accounts/one-time-token-service.ts'

const MAILS_PER_ACCOUNT = 5
const WINDOW_MS = 60 * 60 * 1000

/** Counts a mail that somebody asks for; throws RATE_LIMITED. */
export const consumeGuardianMail = (userId: string, { limits }: Deps): Promise<void> =>
  limits.consume(`passcode-mail:${userId}`, MAILS_PER_ACCOUNT, WINDOW_MS)

const LINKS = {
  'passcode-confirmation': { path: '/parental-passcode/confirm', content: emailTexts.passcodeSet },
  'passcode-recovery': { path: '/parental-passcode/recover', content: emailTexts.passcodeRecovery },
} as const

/** Mails the backup address a link; an earlier one of the kind stops working. */
export async function mailLink(
  tx: Db,
  deps: Deps,
  purpose: keyof typeof LINKS,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { path, content } = LINKS[purpose]
  const { site, mailer } = deps
  await voidTokens(tx, userId, purpose)
  const token = await issueToken(tx, deps, purpose, { userId, email })
  const name = await nameOf(tx, userId)
  await mailer.send(tx, toMail(email, site.name, content(site.name, name, mailedLink(site, path, token))))
}

export const passcodeChanges = {
  changed: 'the passcode was changed.',
  removed: 'the passcode was removed, so settings can be changed without it.',
  locked: 'it’s locked for 15 minutes after five wrong tries.',
} as const

interface Guardian {
  userId: string
  backupEmail: string
  backupEmailConfirmedAt: Date | null
}

/** Notifies a guardian; an unconfirmed address may be a stranger's and gets no email. */
export async function notifyGuardian(
  tx: Db,
  { mailer, site }: Deps,
  { userId, backupEmail, backupEmailConfirmedAt }: Guardian,
  change: string,
): Promise<void> {
  if (!backupEmailConfirmedAt) return
  const help = `${site.publicUrl}/help/parental-passcode/`
  const content = emailTexts.passcodeChanges(site.name, await nameOf(tx, userId), change, help)
  await mailer.send(tx, toMail(backupEmail, site.name, content))
}

const nameOf = async (tx: Db, userId: string): Promise<string> => {
  const account = await findAccount(tx, userId)
  return account?.firstName || account?.username || ''
}
