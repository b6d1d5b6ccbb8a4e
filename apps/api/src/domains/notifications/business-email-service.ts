import type { Deps } from '../../kernel/deps.ts'
import { HOUR_MS } from '../../kernel/durations.ts'
import { wantingEmail } from '../preferences/audience-service.ts'
import { takeDueBusinessEmails, type DueBusinessEmail } from './business-email-store.ts'

const MOST_AT_ONCE = 500
/** What nobody read yet is enough to bring its reader back: the next one is emailed after so long. */
const NEXT_EMAIL_MS = HOUR_MS
const ALL_NOTIFICATIONS = '/news_hub/'

type Needs = Pick<Deps, 'mailer' | 'site' | 'transact'>

/** Emails people what changed for them in a business: their role, their access and its partners. */
export const emailOfBusinesses = ({ mailer, site, transact }: Needs): Promise<void> =>
  transact(async (tx) => {
    const due = await takeDueBusinessEmails(tx, { limit: MOST_AT_ONCE, waitMs: NEXT_EMAIL_MS })
    const userIds = [...new Set(due.map(({ userId }) => userId))]
    const wanting = new Set(await wantingEmail(tx, userIds, 'business'))
    for (const one of due.filter(({ userId }) => wanting.has(userId)))
      await mailer.send(tx, { name: 'businessChange', to: one.email, values: valuesOf(one, site.publicUrl) })
  })

const valuesOf = (
  { kind, firstName, businessName, personName, role, link }: DueBusinessEmail,
  publicUrl: string,
) => ({
  event: kind,
  name: firstName,
  business: businessName,
  partner: personName,
  role: role ?? ('none' as const),
  url: `${publicUrl}${link ?? ALL_NOTIFICATIONS}`,
})
