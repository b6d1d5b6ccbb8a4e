import type { BusinessNotificationKind } from '@tessera/api-types/notifications/views'
import type { Db, Deps } from '../../kernel/deps.ts'
import {
  removeInviteNotifications,
  notifyOfBusiness,
} from '../notifications/business-notification-service.ts'
import { SYSTEM_ACTOR, type HistoryEntry } from './history-store.ts'
import { expiringSent } from './invite-rules.ts'
import { invitePath, invitesPath, noticesOf, ownPathOf, pathOf, requestsPath } from './notice-rules.ts'
import { expiringInvites, inviteeOf, managersOf } from './notice-store.ts'

export { managersOf }

const MOST_AT_ONCE = 500

/** Whom an entry concerns and where to read more, where its id does not say so. */
export interface Concern {
  path: string
  own: OwnConcern | null
}

/** The person concerned, and where they read more in the business they work in. */
export interface OwnConcern {
  userId: string
  businessId: string
  path: string
}

const concernOf = (entry: HistoryEntry): Concern => ({
  path: pathOf(entry),
  own:
    entry.entityType === 'EMPLOYEE'
      ? { userId: entry.entityId, businessId: entry.businessId, path: ownPathOf(entry) }
      : null,
})

/** Notifies the person concerned, the owner and the admins about an entry, except the actor. // decided: B-4.08 */
export async function notifyConcerned(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  entry: HistoryEntry,
  given?: Concern,
): Promise<void> {
  const notices = noticesOf(entry)
  if (notices.length === 0) return
  const { businessId, actorId } = entry
  const { path: link, own: concerned } = given ?? concernOf(entry)
  const managers = (await managersOf(tx, businessId)).filter(
    (id) => id !== actorId && id !== concerned?.userId,
  )
  // A person who declines stays unknown to the business; what happens by itself has no actor.
  const told = {
    businessId,
    actorId: entry.action === 'DECLINE' || actorId === SYSTEM_ACTOR ? null : actorId,
    historyId: entry.id,
    inviteId: null,
  }
  await notifyOfBusiness(
    tx,
    deps,
    notices.flatMap(({ own, managers: kind }) => [
      ...(own && concerned && concerned.userId !== actorId
        ? [{ ...told, ...addressed(concerned), kind: own }]
        : []),
      ...managers.map((userId) => ({ ...told, kind, userId, link })),
    ]),
  )
}

const addressed = ({ userId, businessId, path }: OwnConcern) => ({ userId, businessId, link: path })

/** A notification about an entry that was written already. */
export interface News {
  kind: BusinessNotificationKind
  historyId: string
  to: OwnConcern
}

/** Notifies people of what happened by itself. */
export const notifyEach = (tx: Db, deps: Pick<Deps, 'newId' | 'now'>, news: readonly News[]): Promise<void> =>
  notifyOfBusiness(
    tx,
    deps,
    news.map(({ kind, historyId, to }) => ({
      ...addressed(to),
      kind,
      historyId,
      actorId: null,
      inviteId: null,
    })),
  )

/** Offers an invite to the account it is for; an earlier link of it is of no use any more. */
export async function notifyInvited(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { id, businessId, invitedBy }: { id: string; businessId: string; invitedBy: string | null },
  token: string,
): Promise<void> {
  await removeInviteNotifications(tx, id)
  const userId = await inviteeOf(tx, id)
  if (userId === null) return
  const told = { businessId, actorId: invitedBy, historyId: null, inviteId: id, link: invitePath(token) }
  await notifyOfBusiness(tx, deps, [{ ...told, kind: 'business_invited', userId }])
}

/** Shows an invite or a request of another business to the owner and the admins of the one it goes to. */
export async function notifyReceiver(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { id, invitedBusinessId, invitedBy, inviteType }: PartnerInvite,
): Promise<void> {
  await removeInviteNotifications(tx, id)
  const kind = inviteType === 'PARTNER' ? 'business_partner_invited' : 'business_partner_requested'
  const told = {
    businessId: invitedBusinessId,
    actorId: invitedBy,
    historyId: null,
    inviteId: id,
    link: requestsPath(invitedBusinessId),
  }
  const managers = await managersOf(tx, invitedBusinessId)
  await notifyOfBusiness(
    tx,
    deps,
    managers.map((userId) => ({ ...told, kind, userId })),
  )
}

interface PartnerInvite {
  id: string
  invitedBusinessId: string
  invitedBy: string | null
  inviteType: string
}

/** Reminds of invites that expire soon, each once; returns how many people were notified. */
export const remindOfExpiring = (deps: Pick<Deps, 'newId' | 'now' | 'transact'>): Promise<number> =>
  deps.transact(async (tx) => {
    const news = await expiringInvites(tx, { ...expiringSent(deps.now()), limit: MOST_AT_ONCE })
    await notifyOfBusiness(
      tx,
      deps,
      news.map((one) => ({
        ...one,
        actorId: null,
        historyId: null,
        link:
          one.link ?? (one.kind === 'business_member_invite_expiring' ? invitesPath(one.businessId) : null),
      })),
    )
    return news.length
  })
