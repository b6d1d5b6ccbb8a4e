import { sql, type RawBuilder } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'

type Condition = RawBuilder<boolean>

/** The source of the claim that the aggregated pin `a` was made with AI, or null; a decision of staff counts alone. */
export const aiLabelColumn = sql`CASE WHEN a.is_ai_by_staff THEN 'staff' WHEN NOT a.is_ai_by_staff THEN NULL
  WHEN a.is_ai_by_file THEN 'file' WHEN a.is_ai_by_creator THEN 'creator' END`

/** The aggregated pin of this alias has the label. */
export const isLabeledAi = (picture: string): Condition => {
  const claim = (by: string) => sql.ref(`${picture}.is_ai_by_${by}`)
  return sql`coalesce(${claim('staff')}, ${claim('file')} OR ${claim('creator')})`
}

/**
 * The viewer asked the site to propose no pins made with AI, and somebody else's pin, an alias of `pins`, is one. Whatever proposes
 * pins asks this; what the viewer opens themselves (a board, a profile, a pin, a message) shows them with their label.
 */
export const isUnwantedAi = (pin: string, viewerId: string | null): Condition =>
  viewerId === null
    ? sql`false`
    : sql`(EXISTS (SELECT FROM user_settings wish WHERE wish.user_id = ${viewerId}::bigint AND wish.hides_ai_pins)
        AND ${sql.ref(`${pin}.user_id`)} <> ${viewerId}::bigint
        AND EXISTS (SELECT FROM aggregated_pins labeled WHERE labeled.id = ${sql.ref(`${pin}.aggregated_pin_id`)}
          AND ${isLabeledAi('labeled')}))`

/** An account that is neither deactivated nor about to be deleted; `user` is an alias of `users`. */
export const isActive = (user: string): Condition => sql`(${sql.ref(`${user}.deactivated_at`)} IS NULL)`

/** Either of the two blocks the other; `userId` is a column or an expression. A visitor is never blocked. */
export const isBlockedBetween = (userId: string | RawBuilder<unknown>, viewerId: string | null): Condition =>
  viewerId === null
    ? sql`false`
    : sql`is_block_between(${typeof userId === 'string' ? sql.ref(userId) : userId}, ${viewerId}::bigint)`

/** The same of two columns. */
export const areBlocked = (one: string, other: string): Condition =>
  sql`is_block_between(${sql.ref(one)}, ${sql.ref(other)})`

/** The first blocks the second; each is a column or an id. */
export const blocks = (blocker: RawBuilder<unknown>, blocked: RawBuilder<unknown>): Condition =>
  sql`EXISTS (SELECT FROM user_blocks k WHERE k.blocker_id = ${blocker} AND k.blocked_id = ${blocked})`

/** The ids of everybody the viewer blocks or is blocked by: one look-up for many rows. */
export const blockedIds = (viewerId: string): RawBuilder<unknown> =>
  sql`(SELECT blocked_id FROM user_blocks WHERE blocker_id = ${viewerId}::bigint
    UNION ALL SELECT blocker_id FROM user_blocks WHERE blocked_id = ${viewerId}::bigint)`

/** None of these columns' members blocks the viewer or is blocked by them: two look-ups however many columns. */
export function isBlockedByNone(viewerId: string | null, ...userIds: readonly string[]): Condition {
  const ids = sql.join(userIds.map((column) => sql.ref(column)))
  return sql`(NOT EXISTS (SELECT FROM user_blocks WHERE blocker_id = ${viewerId} AND blocked_id IN (${ids}))
    AND NOT EXISTS (SELECT FROM user_blocks WHERE blocked_id = ${viewerId} AND blocker_id IN (${ids})))`
}

/** The viewer may meet this person: active, and no block between the two. */
export const isVisiblePerson = (user: string, viewerId: string | null): Condition =>
  sql`(${isActive(user)} AND NOT ${isBlockedBetween(`${user}.id`, viewerId)})`

/** Neither the comment nor what it replies to was taken down; `comment` is an alias of `comments`. */
export const isStanding = (comment: string): Condition => sql`(${sql.ref(`${comment}.removed_at`)} IS NULL
  AND NOT EXISTS (SELECT FROM comments root
    WHERE root.id = ${sql.ref(`${comment}.parent_id`)} AND root.removed_at IS NOT NULL))`

/** Neither taken down, nor of somebody blocked either way, nor reported by the viewer; both are aliases. */
export const isVisibleComment = (comment: string, author: string, viewerId: string | null): Condition =>
  sql`(${isStanding(comment)} AND ${isVisiblePerson(author, viewerId)}
    AND NOT EXISTS (SELECT FROM comment_flags
      WHERE comment_id = ${sql.ref(`${comment}.id`)} AND user_id = ${viewerId}::bigint))`

/** The viewer may see what the person publishes: open to all, followed, or their own. */
export const seesProfile = (user: string, viewerId: string | null): Condition =>
  sql`can_see_profile(${sql.table(user)}, ${viewerId}::bigint)`

/** The viewer sees a board, and with it its pins; a limited login is shown no secret one. */
export const seesBoard = (boardId: RawBuilder<unknown>, viewer: Viewer): Condition =>
  isBoardSeenIn(viewer.state, boardId, memberId(viewer))

/** The same by the state of the viewer alone, for a statement that others of this state share. */
export function isBoardSeenIn(
  state: Viewer['state'],
  boardId: RawBuilder<unknown>,
  viewerId: string | null,
): Condition {
  const maySee = isBoardSeenBy(boardId, viewerId)
  if (state !== 'LIMITED_LOGIN') return maySee
  return sql`(${maySee} AND ${isNoSecret(boardId)})`
}

/** A member, or a visitor for null, sees the board; `userId` is an id or an expression. */
export const isBoardSeenBy = (
  boardId: RawBuilder<unknown>,
  userId: string | RawBuilder<unknown> | null,
): Condition => sql`can_see_board(${boardId}, ${userId}::bigint)`

/** Not kept from a mailbox that somebody else may read. */
export const isNoSecret = (boardId: RawBuilder<unknown>): Condition =>
  sql`EXISTS (SELECT FROM boards open_one WHERE open_one.id = ${boardId} AND open_one.privacy <> 'secret')`

interface Aliases {
  board: string
  owner: string
  pinner: string
}

/**
 * Strangers may see the pin: a public board, an open account of its owner, and both people active.
 * `pins.is_listed` stores the outcome.
 */
export const listsPin = ({ board, owner, pinner }: Aliases): Condition => sql`(
  ${sql.ref(`${board}.privacy`)} = 'public' AND ${isActive(owner)}
  AND NOT ${sql.ref(`${owner}.is_private_profile`)} AND ${isActive(pinner)})`

/** The same of a pin of this person on this board. */
export const listsPinOn = (boardId: RawBuilder<unknown>, pinnerId: RawBuilder<unknown>): Condition => sql`(
  SELECT ${listsPin({ board: 'listing_board', owner: 'listing_owner', pinner: 'listing_pinner' })}
  FROM boards listing_board JOIN users listing_owner ON listing_owner.id = listing_board.owner_id, users listing_pinner
  WHERE listing_board.id = ${boardId} AND listing_pinner.id = ${pinnerId})`

/** The viewer sees some copy of a pin, and with it the comments that all copies share. */
export const seesCopy = (aggregatedPinId: RawBuilder<unknown>, viewer: Viewer): Condition => sql`EXISTS (
  SELECT FROM pins p WHERE p.aggregated_pin_id = ${aggregatedPinId}
    AND (p.is_listed AND NOT ${isBlockedBetween('p.user_id', memberId(viewer))}
      OR ${seesBoard(sql`p.board_id`, viewer)}))`
