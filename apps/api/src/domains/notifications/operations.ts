import { notificationsContracts as contracts } from '@tessera/api-types/notifications/contracts'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { countUnseen } from '../messages/conversation-service.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { toNotificationView } from './notification-view.ts'
import { countUnread, listNotifications, markRead } from './notification-store.ts'

export const notificationsOperations: Operation[] = [
  implement(contracts['notifications.list'], async ({ bookmark, page_size }, { viewer, deps }) => {
    const scope = `notifications:${viewer.userId}`
    const before = decodeBookmark<string>(deps.site.secret, scope, bookmark)
    const rows = await listNotifications(deps.read, viewer.userId, before, page_size + 1)
    const page = toPage(rows, page_size, ({ id }) => encodeBookmark(deps.site.secret, scope, id))
    const actorIds = [...new Set(page.rows.flatMap(({ actorId }) => actorId ?? []))]
    const people = new Map((await hydrateUserCards(deps, viewer, actorIds)).map((user) => [user.id, user]))
    const items = page.rows.flatMap((row) => {
      const seen = row.actorId === null ? null : people.get(row.actorId)
      // A business reports the actions of people whom the member does not see.
      const actor = row.businessId === null ? seen : (seen ?? null)
      return actor === undefined ? [] : [toNotificationView(row, actor, deps.site)]
    })
    return { items, bookmark: page.bookmark }
  }),
  implement(contracts['notifications.unread'], async (_input, { viewer, deps }) => ({
    unread_count: await countUnread(deps.read, viewer.userId),
    conversations_unseen_count: await countUnseen(deps.read, viewer.userId),
  })),
  implement(contracts['notifications.markRead'], (_input, { viewer, deps }) =>
    deps.transact(async (tx) => {
      await markRead(tx, viewer.userId, deps.now())
      return { unread_count: 0 }
    }),
  ),
]
