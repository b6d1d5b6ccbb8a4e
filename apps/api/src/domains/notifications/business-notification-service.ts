import type { Db, Deps } from '../../kernel/deps.ts'
import {
  insertBusinessNotifications,
  deleteInviteNotifications,
  type BusinessNotification,
} from './business-notification-store.ts'

export type { BusinessNotification }

/** Notifies each of them once, inside the transaction of the event. */
export async function notifyOfBusiness(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  news: readonly BusinessNotification[],
): Promise<void> {
  if (news.length === 0) return
  await insertBusinessNotifications(
    tx,
    news.map((one) => ({ ...one, id: deps.newId() })),
    deps.now(),
  )
}

export const removeInviteNotifications = async (tx: Db, inviteId: string): Promise<void> => {
  await deleteInviteNotifications(tx, inviteId)
}
