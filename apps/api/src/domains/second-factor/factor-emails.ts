import type { Db, Deps } from '../../kernel/deps.ts'
import { toMail } from '../../mail/email.ts'
import { emailTexts } from '../../mail/email-texts.ts'

export const securityChanges = {
  appAdded: 'an authenticator app now confirms logins to your account.',
  appRemoved: 'the authenticator app was removed from your account.',
  phoneAdded: (end: string) => `codes to the phone ending in ${end} now confirm logins to your account.`,
  phoneRemoved: 'the phone for login codes was removed from your account.',
  passkeyAdded: (name: string) => `the passkey “${name}” was added to your account.`,
  passkeyRemoved: (name: string) => `the passkey “${name}” was removed from your account.`,
  recoveryCodesRenewed: 'you got new recovery codes. The old ones no longer work.',
  recoveryCodeUsed: (left: number) =>
    `a recovery code was just used to confirm it’s you. You have ${left} left.`,
} as const

/** Mails the owner of an account what has changed about its security. */
export async function notifyOfChange(
  tx: Db,
  { mailer, site }: Deps,
  { email, firstName }: { email: string | null; firstName: string },
  change: string,
): Promise<void> {
  if (!email) return
  const content = emailTexts.securityChanged(
    site.name,
    firstName,
    change,
    `${site.publicUrl}/settings/security/`,
  )
  await mailer.send(tx, toMail(email, site.name, content))
}
