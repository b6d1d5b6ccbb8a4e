import type { Listener } from '../../kernel/events.ts'
import { notifyOfBusiness } from '../notifications/business-notification-service.ts'
import { programPath } from './decision-service.ts'
import { findMerchant, managersOf, memberOf } from './program-store.ts'

const CLAIM_PATH = '/settings/claim/'

/** Mails the member who claimed it; the managers of the business that the account is a profile of get mail and a notification. */
export const onWebsiteLost: Listener<'websiteLost'> = async (tx, deps, { userId, host }) => {
  const member = await memberOf(tx, userId)
  if (!member) return
  const merchant = await findMerchant(tx, userId)
  const managers = merchant ? await managersOf(tx, merchant.businessId) : []
  /** Only who has the account can claim a website for it. */
  const pathFor = (one: string) =>
    one === userId || !merchant ? CLAIM_PATH : programPath(merchant.businessId)
  if (merchant) {
    const news = { kind: 'website_lost' as const, businessId: merchant.businessId, eventId: deps.newId() }
    await notifyOfBusiness(
      tx,
      deps,
      managers.map((manager) => ({
        ...news,
        userId: manager.userId,
        link: pathFor(manager.userId),
        actorId: null,
        historyId: null,
        inviteId: null,
      })),
    )
  }
  for (const reader of [member, ...managers.filter((manager) => manager.userId !== userId)]) {
    if (reader.email === null) continue
    const values = {
      name: reader.firstName,
      account: member.fullName,
      website: host,
      url: deps.site.publicUrl + pathFor(reader.userId),
    }
    await deps.mailer.send(tx, { name: 'websiteLost', to: reader.email, values })
  }
}
