import { sql } from 'kysely'
import type { BusinessNotificationKind } from '@tessera/api-types/notifications/views'
import type { Db } from '../../kernel/deps.ts'
import { EMAILED_BUSINESS_EVENTS } from '../../mail/emails.ts'

/** A notification about a business, of an entry of its history or of an invite that stands. */
export interface BusinessNotification {
  kind: BusinessNotificationKind
  userId: string
  businessId: string
  /** Null without an actor, or where the actor stays unknown. */
  actorId: string | null
  historyId: string | null
  inviteId: string | null
  /** What it is about, where that is neither in the history nor an invite. */
  eventId?: string
  link: string | null
}

/** Adds all of it in one statement, each once. */
export async function insertBusinessNotifications(
  tx: Db,
  news: readonly (BusinessNotification & { id: string })[],
  createdAt: Date,
): Promise<void> {
  await sql`
    INSERT INTO notifications
      (id, user_id, kind, actor_id, business_id, history_id, invite_id, link, event_id, is_email_due, created_at)
    SELECT inserted.*, inserted.kind = ANY(${[...EMAILED_BUSINESS_EVENTS]}::text[]), ${createdAt}::timestamptz
    FROM unnest(${news.map(({ id }) => id)}::bigint[], ${news.map(({ userId }) => userId)}::bigint[],
      ${news.map(({ kind }) => kind)}::text[], ${news.map(({ actorId }) => actorId)}::bigint[],
      ${news.map(({ businessId }) => businessId)}::bigint[],
      ${news.map(({ historyId }) => historyId)}::bigint[],
      ${news.map(({ inviteId }) => inviteId)}::bigint[], ${news.map(({ link }) => link)}::text[],
      ${news.map(({ eventId }) => eventId ?? null)}::bigint[])
      AS inserted(id, user_id, kind, actor_id, business_id, history_id, invite_id, link, event_id)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Removes notifications of an invite whose link has changed. */
export const deleteInviteNotifications = (tx: Db, inviteId: string) =>
  tx.deleteFrom('notifications').where('inviteId', '=', inviteId).execute()
