import type { EmailSubscription } from '@tessera/api-types/preferences/views'
import type { Db, Deps, Mail, Site } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { withSubscriptionLink } from '../../mail/subscription-footer.ts'
import { chooseEmails } from './settings-service.ts'
import { findSettings } from './settings-store.ts'
import { toEmailChoices } from './settings-view.ts'
import { findAddress, findAddressee } from './subscription-store.ts'
import { holderOf, subscriptionToken } from './subscription-token.ts'

const NONE = { follows: false, comments: false, mentions: false } as const

async function holder(db: Db, { site }: Pick<Deps, 'site'>, token: string) {
  const userId = holderOf(site.secret, token)
  const email = userId === null ? null : await findAddress(db, userId)
  if (userId === null || email === null) throw new DomainError('TOKEN_INVALID')
  return { userId, email }
}

/** The choice behind a mailed link; throws TOKEN_INVALID. */
export async function readSubscription(token: string, deps: Deps): Promise<EmailSubscription> {
  const { userId, email } = await holder(deps.read, deps, token)
  const settings = await findSettings(deps.read, userId)
  return { email: hidden(email), letters: toEmailChoices(settings?.mutedLetters ?? []) }
}

export function updateSubscription(
  token: string,
  choices: Parameters<typeof chooseEmails>[2],
  deps: Deps,
): Promise<EmailSubscription> {
  return deps.transact(async (tx) => {
    const { userId, email } = await holder(tx, deps, token)
    return { email: hidden(email), letters: await chooseEmails(tx, userId, choices) }
  })
}

export const endSubscription = (token: string, deps: Deps): Promise<EmailSubscription> =>
  updateSubscription(token, NONE, deps)

/** A forwarded email does not give the whole address away. */
const hidden = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…')

/** Adds a link to the recipient's email settings, where the address belongs to an account. */
export async function withWayOut(tx: Db, mail: Mail, site: Site): Promise<Mail> {
  const userId = await findAddressee(tx, mail.to)
  return userId === null ? mail : withSubscriptionLink(mail, site, subscriptionToken(site.secret, userId))
}
