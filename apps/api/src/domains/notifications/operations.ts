import { notificationsContracts as contracts } from '@tessera/api-types/notifications/contracts'
import type { NotificationView } from '@tessera/api-types/notifications/views'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { hydratePinCards } from '../pins/pin-hydration.ts'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { countUnseen } from '../messages/conversation-service.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { toNotificationView } from './notification-view.ts'
import { listPinsOfGroup } from './notification-group-store.ts'
import {
  countUnread,
  findNotification,
  listNotifications,
  markRead,
  type NotificationRow,
} from './notification-store.ts'

const SHOWN_ACTORS = 3

/** Who is named, the last one first. */
const shownActors = ({ actorId, actorIds }: NotificationRow): string[] =>
  actorIds?.slice(0, SHOWN_ACTORS) ?? (actorId === null ? [] : [actorId])

/** Rows as the member sees them; nothing of people they do not see. */
async function viewsOf(
  rows: readonly NotificationRow[],
  viewer: Member,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<NotificationView[]> {
  const actorIds = [...new Set(rows.flatMap(shownActors))]
  const people = new Map((await hydrateUserCards(deps, viewer, actorIds)).map((user) => [user.id, user]))
  return rows.flatMap((row) => {
    const seen = row.actorId === null ? null : people.get(row.actorId)
    // A business reports the actions of people whom the member does not see.
    const actor = row.businessId === null ? seen : (seen ?? null)
    if (actor === undefined) return []
    const others = shownActors(row).flatMap((id) => (id === row.actorId ? [] : (people.get(id) ?? [])))
    return [toNotificationView(row, [actor, ...others], deps.site)]
  })
}

export const notificationsOperations: Operation[] = [
  implement(contracts['notifications.list'], async ({ bookmark, page_size }, { viewer, deps }) => {
    const scope = `notifications:${viewer.userId}`
    const before = decodeBookmark<string>(deps.site.secret, scope, bookmark)
    const rows = await listNotifications(deps.read, viewer.userId, before, page_size + 1)
    const page = toPage(rows, page_size, ({ id }) => encodeBookmark(deps.site.secret, scope, id))
    return { items: await viewsOf(page.rows, viewer, deps), bookmark: page.bookmark }
  }),
  implement(contracts['notifications.details'], async ({ notification_id }, { viewer, deps }) => {
    const row = await findNotification(deps.read, viewer.userId, notification_id)
    const [notification] = row ? await viewsOf([row], viewer, deps) : []
    if (!notification) throw new DomainError('NOT_FOUND')
    const pinIds =
      row?.actorIds && row.pinId
        ? [row.pinId]
        : await listPinsOfGroup(deps.read, viewer.userId, notification_id)
    return {
      notification,
      pins: await hydratePinCards(deps, viewer, pinIds, 'opened'),
      people: await hydrateUserCards(deps, viewer, row?.actorIds ?? []),
    }
  }),
  implement(contracts['notifications.unread'], async (_input, { viewer, deps }) => ({
    unread_count: await countUnread(deps.read, viewer.userId),
    conversations_unseen_count: await countUnseen(deps.read, viewer.userId),
  })),
  implement(contracts['notifications.markRead'], ({ up_to }, { viewer, deps }) =>
    deps.transact(async (tx) => {
      await markRead(tx, viewer.userId, { upTo: up_to, at: deps.now() })
      return { unread_count: await countUnread(tx, viewer.userId) }
    }),
  ),
]
