import type { Db, Deps } from '../../kernel/deps.ts'
import type { SecurityChange } from '../../mail/emails.ts'

/** Mails the owner of an account what has changed about its security. */
export async function notifyOfChange(
  tx: Db,
  { mailer, site }: Pick<Deps, 'mailer' | 'site'>,
  { email, firstName }: { email: string | null; firstName: string },
  change: SecurityChange,
): Promise<void> {
  if (!email) return
  const values = { ...change, name: firstName, url: `${site.publicUrl}/settings/security/` }
  await mailer.send(tx, { name: 'securityChanged', to: email, values })
}
