import { sql } from 'kysely'
import type { BusinessRole } from '@tessera/api-types/business/roles'
import {
  MANAGER_NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationView,
  type SiteNotificationKind,
} from '@tessera/api-types/notifications/views'
import type { Db } from '../../kernel/deps.ts'
import type { BoardMiniRow } from '../boards/board-view.ts'
import { isGroupSeen, peopleOfGroup } from './notification-people-store.ts'
import {
  areBlocked,
  isActive,
  isBlockedBetween,
  isBoardSeenBy,
  isStanding,
  isVisiblePerson,
} from '../../db/visibility.ts'

export interface NewNotification {
  id: string
  userId: string
  kind: NotificationKind
  actorId: string
  pinId: string | null
  commentId: string | null
  boardId: string | null
  createdAt: Date
}

/** Adds it unless the same exists already, or one of the two blocks the other; returns whether it did. */
export async function insertNotification(tx: Db, given: NewNotification): Promise<boolean> {
  const { id, userId, kind, actorId, pinId, commentId, boardId, createdAt } = given
  const { rows } = await sql`
    INSERT INTO notifications (id, user_id, kind, actor_id, pin_id, comment_id, board_id, created_at)
    SELECT ${id}::bigint, ${userId}::bigint, ${kind}, ${actorId}::bigint, ${pinId}::bigint,
      ${commentId}::bigint, ${boardId}::bigint, ${createdAt}::timestamptz
    WHERE NOT ${isBlockedBetween(sql`${userId}::bigint`, actorId)}
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx)
  return rows.length > 0
}

export interface NotificationRow {
  id: string
  kind: NotificationKind
  /** Null where the site itself is the actor. */
  actorId: string | null
  /** Of several people, the last one first; null where it is of one. */
  actorIds: string[] | null
  /** How many people did it. */
  peopleCount: number
  pinId: string | null
  pinSignature: string | null
  commentText: string | null
  board: BoardMiniRow | null
  price: NotificationView['price']
  reactionType: number | null
  /** Null together with the name where it concerns no business. */
  businessId: string | null
  businessName: string | null
  personName: string | null
  role: BusinessRole | null
  link: string | null
  createdAt: Date
  isRead: boolean
  groupCount: number
}

/**
 * The same notification for several people, in one statement: from a person, or about a case from the site itself.
 * Returns who did not have it before.
 */
export async function insertForAll(
  tx: Db,
  given: {
    ids: readonly string[]
    userIds: readonly string[]
    kind: NotificationKind
    actorId: string | null
    caseId: string | null
    createdAt: Date
  },
): Promise<string[]> {
  const { ids, userIds, kind, actorId, caseId, createdAt } = given
  const { rows } = await sql<{ userId: string }>`
    INSERT INTO notifications (id, user_id, kind, actor_id, case_id, created_at)
    SELECT told.id, told.user_id, ${kind}, ${actorId}::bigint, ${caseId}::bigint, ${createdAt}::timestamptz
    FROM unnest(${[...ids]}::bigint[], ${[...userIds]}::bigint[]) AS told (id, user_id)
    WHERE told.user_id IS DISTINCT FROM ${actorId}::bigint
      AND NOT ${isBlockedBetween('told.user_id', actorId)}
    ON CONFLICT DO NOTHING RETURNING user_id`.execute(tx)
  return rows.map(({ userId }) => userId)
}

export interface PriceDrop {
  id: string
  userId: string
  pinId: string
  actorId: string
}

/** Notifies savers of a drop; one about the same pin from before becomes the new one. */
export async function insertPriceDrops(tx: Db, drops: readonly PriceDrop[], at: Date): Promise<void> {
  await sql`
    INSERT INTO notifications (id, user_id, kind, actor_id, pin_id, created_at)
    SELECT d.id, d.user_id, 'price_drop', d.actor_id, d.pin_id, ${at}::timestamptz
    FROM unnest(${drops.map(({ id }) => id)}::bigint[], ${drops.map(({ userId }) => userId)}::bigint[],
      ${drops.map(({ actorId }) => actorId)}::bigint[], ${drops.map(({ pinId }) => pinId)}::bigint[])
      AS d (id, user_id, actor_id, pin_id)
    WHERE NOT ${areBlocked('d.user_id', 'd.actor_id')}
    ON CONFLICT ON CONSTRAINT notifications_told_once DO UPDATE
      SET id = excluded.id, created_at = excluded.created_at, read_at = NULL
      WHERE notifications.created_at < excluded.created_at`.execute(tx)
}

export const removeFromSite = (tx: Db, kind: SiteNotificationKind, caseId: string) =>
  tx.deleteFrom('notifications').where('caseId', '=', caseId).where('kind', '=', kind).execute()

/** Takes back what is no longer so. */
export const removeNotification = (
  tx: Db,
  { kind, userId, actorId, pinId }: Pick<NewNotification, 'kind' | 'userId' | 'actorId' | 'pinId'>,
) =>
  tx
    .deleteFrom('notifications')
    .where('userId', '=', userId)
    .where('actorId', '=', actorId)
    .where('kind', '=', kind)
    .where('pinId', 'is not distinct from', pinId)
    .execute()

export const removeFromActors = (
  tx: Db,
  { kind, userId, actorIds }: Pick<NewNotification, 'kind' | 'userId'> & { actorIds: readonly string[] },
) =>
  sql`DELETE FROM notifications WHERE user_id = ${userId}::bigint AND kind = ${kind} AND pin_id IS NULL
    AND actor_id = ANY(${[...actorIds]}::bigint[])`.execute(tx)

/** Which setting a kind of notification belongs to. */
const choiceOf = sql`CASE n.kind
  WHEN 'follow' THEN 'follows' WHEN 'follow_request' THEN 'follows' WHEN 'request_approved' THEN 'follows'
  WHEN 'comment' THEN 'comments' WHEN 'did_it' THEN 'comments' WHEN 'reply' THEN 'comments' WHEN 'mention' THEN 'mentions'
  WHEN 'tagged' THEN 'mentions'
  WHEN 'reaction' THEN 'reactions' WHEN 'save' THEN 'saves' WHEN 'price_drop' THEN 'prices' END`

/** Notifications to managers of a business are listed while they manage it; an invite is listed while it is open. */
export const isStandingInBusiness = sql`
  ((n.kind <> ALL(${[...MANAGER_NOTIFICATION_KINDS]}) OR EXISTS (SELECT FROM business_members m
      WHERE m.business_id = n.business_id AND m.user_id = n.user_id AND m.role <> 'EMPLOYEE'))
    AND (n.invite_id IS NULL OR EXISTS (SELECT FROM business_invites i
      WHERE i.id = n.invite_id AND i.status = 'PENDING')))`

/** What the product of a pin costs since the drop of its notification; nothing where it rose again, or dropped once more. */
const droppedPrice = sql`SELECT json_build_object('value', o.price_value::float8, 'before', o.price_before::float8,
    'currency', o.price_currency)
  FROM pins s JOIN product_pins o USING (aggregated_pin_id)
  WHERE s.id = n.pin_id AND o.price_dropped_at = n.created_at`

/** The kind of the actor's reaction as it is now, where the notification is about one pin. */
const currentReaction = sql`SELECT r.reaction_type::int FROM pins s JOIN pin_reactions r USING (aggregated_pin_id)
  WHERE s.id = n.pin_id AND r.user_id = n.actor_id AND n.group_count = 1`

/** The pin, while the member may see it. */
const seenPin = (
  userId: string,
) => sql`(SELECT p.id, p.image_signature FROM pins p JOIN users u ON u.id = p.user_id
  WHERE p.id = n.pin_id AND ${isBoardSeenBy(sql`p.board_id`, userId)}
    AND ${isVisiblePerson('u', userId)})`

/** Notifications of somebody who may be seen, of a kind the member wants; those of the site and of a business are always shown. */
const isShown = (userId: string) => sql`
  CASE WHEN n.business_id IS NOT NULL THEN ${isStandingInBusiness}
    WHEN n.people_since IS NOT NULL THEN ${isGroupSeen(userId)}
    ELSE (n.actor_id IS NULL OR ${isActive('a')} AND NOT ${isBlockedBetween('n.actor_id', userId)})
      AND NOT EXISTS (SELECT FROM comments k WHERE k.id = n.comment_id AND NOT ${isStanding('k')}) END
  AND (n.kind <> 'price_drop' OR EXISTS (${droppedPrice}))
  AND (n.kind <> 'tagged' OR EXISTS ${seenPin(userId)})
  AND (n.board_id IS NULL OR ${isBoardSeenBy(sql`n.board_id`, userId)})
  AND NOT EXISTS (SELECT FROM user_settings s WHERE s.user_id = n.user_id AND ${choiceOf} = ANY(s.muted_news))`

/** Who did it, while the member may see them. */
const seenActor = (userId: string) =>
  sql`CASE WHEN ${isActive('a')} AND NOT ${isBlockedBetween('n.actor_id', userId)} THEN n.actor_id END`

/** The link leads on for the invited, and for who still works in the business. */
export const ofBusiness = sql`b.id AS business_id, b.name AS business_name,
  CASE WHEN i.invited_business_id = n.business_id THEN sender.name
    ELSE coalesce(h.entity_name, i.email::text, invited.full_name) END AS person_name,
  coalesce(i.role, (SELECT change -> 'new' ->> 0 FROM jsonb_array_elements(h.changes) change
    WHERE change ->> 'field' = 'business_roles')) AS role,
  CASE WHEN n.invite_id IS NOT NULL OR EXISTS (SELECT FROM business_members m
    WHERE m.business_id = n.business_id AND m.user_id = n.user_id) THEN n.link END AS link`

const aboutBoard = sql`(SELECT json_build_object('id', k.id::text, 'name', k.name, 'slug', k.slug,
  'privacy', k.privacy, 'ownerUsername', o.username)
  FROM boards k JOIN users o ON o.id = k.owner_id WHERE k.id = n.board_id)`

const QUOTED = 140

/** What the comment `k` begins with. */
export const commentBeginning = sql`
  CASE WHEN length(k.text) > ${sql.lit(QUOTED)} THEN rtrim(left(k.text, ${sql.lit(QUOTED - 1)})) || '…'
    ELSE k.text END`

/** What the comment begins with, unless the member reported it; its pin is seen. */
const quoted = (userId: string) => sql`(
  SELECT ${commentBeginning}
  FROM comments k WHERE k.id = coalesce(people.comment_id, n.comment_id) AND k.text <> ''
    AND NOT EXISTS (SELECT FROM comment_flags f WHERE f.comment_id = k.id AND f.user_id = ${userId}::bigint))`

const MANY = 100

/** Newest first, one of each group, from people the member may still see; `before` is the last id of the page before. */
export async function listNotifications(
  db: Db,
  userId: string,
  before: string | null,
  limit: number,
  isGroupedToo = false,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    SELECT n.id, n.kind, coalesce(people.actor_ids[1]::bigint, ${seenActor(userId)}) AS actor_id, people.actor_ids,
      CASE WHEN n.people_since IS NULL THEN 1 ELSE people.people_count END AS people_count, pin.id AS pin_id, pin.image_signature AS pin_signature,
      CASE WHEN pin.id IS NOT NULL THEN ${quoted(userId)} END AS comment_text, n.created_at,
      n.read_at IS NOT NULL AS is_read, n.group_count, ${aboutBoard} AS board,
      CASE WHEN n.kind = 'price_drop' THEN (${droppedPrice}) END AS price,
      CASE WHEN n.kind = 'reaction' THEN (${currentReaction}) END AS reaction_type, ${ofBusiness}
    FROM notifications n LEFT JOIN users a ON a.id = n.actor_id
    LEFT JOIN LATERAL ${seenPin(userId)} pin ON true
    LEFT JOIN LATERAL ${peopleOfGroup(userId)} people ON true
    LEFT JOIN businesses b ON b.id = n.business_id
    LEFT JOIN business_history h ON h.id = n.history_id
    LEFT JOIN business_invites i ON i.id = n.invite_id
    LEFT JOIN users invited ON invited.id = i.user_id
    LEFT JOIN businesses sender ON sender.id = i.business_id
    WHERE n.user_id = ${userId}::bigint AND n.id < coalesce(${before}::bigint, 9223372036854775807)
      AND (n.grouped_into IS NULL OR ${isGroupedToo}) AND ${isShown(userId)}
    ORDER BY n.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** One of the member's, also one that a later one took in; undefined where they may not see it. */
export async function findNotification(
  db: Db,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> {
  const [row] = await listNotifications(db, userId, String(BigInt(id) + 1n), 1, true)
  return row?.id === id ? row : undefined
}

/** How much the list would show as new; beyond a hundred it is just many. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM (
      SELECT FROM notifications n LEFT JOIN users a ON a.id = n.actor_id
      WHERE n.user_id = ${userId}::bigint AND n.read_at IS NULL AND ${isShown(userId)}
      LIMIT ${sql.lit(MANY)}) found`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Marks all as read, or those up to one. */
export const markRead = (tx: Db, userId: string, { upTo, at }: { upTo: string | undefined; at: Date }) =>
  tx
    .updateTable('notifications')
    .set({ readAt: at })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? ''))
    .execute()

/** Who wrote the comment that a thread begins with. */
export async function findThreadAuthor(tx: Db, commentId: string): Promise<string | null> {
  const row = await tx.selectFrom('comments').select('userId').where('id', '=', commentId).executeTakeFirst()
  return row?.userId ?? null
}
