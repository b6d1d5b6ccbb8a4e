import { SOURCE_LOCALE } from '@tessera/api-types/locales'
import { NO_EMAILS } from '@tessera/api-types/preferences/setting-choices'
import type { EmailSubscription } from '@tessera/api-types/preferences/views'
import type { Db, Deps, Mail } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { Email } from '../../mail/emails.ts'
import { writeEmail } from '../../mail/write-email.ts'
import { siteBrand } from '../site-brand/site-brand-service.ts'
import { chooseEmails } from './settings-service.ts'
import { findSettings, findAddress, findAddressee } from './settings-store.ts'
import { toEmailChoices } from './settings-view.ts'
import { holderOf, subscriptionToken } from './subscription-token.ts'

async function holder(db: Db, { site }: Pick<Deps, 'site'>, token: string) {
  const userId = holderOf(site.secret, token)
  const email = userId === null ? null : await findAddress(db, userId)
  if (userId === null || email === null) throw new DomainError('TOKEN_INVALID')
  return { userId, email }
}

/** The choice behind a mailed link; throws TOKEN_INVALID. */
export async function readSubscription(
  token: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<EmailSubscription> {
  const { userId, email } = await holder(deps.read, deps, token)
  const settings = await findSettings(deps.read, userId)
  return { email: hidden(email), letters: toEmailChoices(settings?.mutedLetters ?? []) }
}

export function updateSubscription(
  token: string,
  choices: Parameters<typeof chooseEmails>[2],
  deps: Pick<Deps, 'site' | 'transact'>,
): Promise<EmailSubscription> {
  return deps.transact(async (tx) => {
    const { userId, email } = await holder(tx, deps, token)
    return { email: hidden(email), letters: await chooseEmails(tx, userId, choices) }
  })
}

export const endSubscription = (
  token: string,
  deps: Pick<Deps, 'site' | 'transact'>,
): Promise<EmailSubscription> => updateSubscription(token, NO_EMAILS, deps)

/** A forwarded email does not give the whole address away. */
const hidden = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…')

/** Writes an email in the language of the member whose address it goes to, with a link to their email settings. */
export async function writeForReader(
  tx: Db,
  email: Email,
  deps: Pick<Deps, 'site' | 'textsIn'>,
): Promise<Mail> {
  const member = await findAddressee(tx, email.to)
  const reader = {
    locale: member?.locale ?? email.locale ?? SOURCE_LOCALE,
    subscriptionToken: member ? subscriptionToken(deps.site.secret, member.id) : null,
  }
  return writeEmail(email, reader, { ...deps, brand: await siteBrand(tx, deps.site) })
}
