import type { Db, Deps } from '../../kernel/deps.ts'
import { insertBusinessNews, removeInviteNews, type BusinessNews } from './business-news-store.ts'

export type { BusinessNews }

/** Notifies each of them once, inside the transaction of the event. */
export async function notifyOfBusiness(tx: Db, deps: Deps, news: readonly BusinessNews[]): Promise<void> {
  if (news.length === 0) return
  await insertBusinessNews(
    tx,
    news.map((one) => ({ ...one, id: deps.newId() })),
    deps.now(),
  )
}

export const removeInviteNotifications = async (tx: Db, inviteId: string): Promise<void> => {
  await removeInviteNews(tx, inviteId)
}
