import { sql } from 'kysely'
import { shareVisibility } from '../../db/pin-listing.ts'
import type { Db } from '../../kernel/deps.ts'
import type { PlaceShift } from './board-rules.ts'
import { isBoardSeenBy } from '../../db/visibility.ts'

/** A board whose row this transaction holds, as its viewer stands to it. */
export interface LockedBoard {
  id: string
  ownerId: string
  name: string
  slug: string
  privacy: string
  pinCount: number
  sectionCount: number
  collaboratorCount: number
  archivedAt: Date | null
  collaboratorInvitesEnabled: boolean
  collaboratorRequestsEnabled: boolean
  pendingOwnerId: string | null
  isCollaborator: boolean
  canCollaboratorDelete: boolean
  canSee: boolean
}

/**
 * Takes the boards' rows in one order everywhere, so that two calls never wait for each other. Until the end
 * nobody concerned goes private, leaves or comes back.
 */
export async function lockBoards(
  tx: Db,
  viewerId: string | null,
  ids: readonly string[],
): Promise<LockedBoard[]> {
  await shareVisibility(tx, ids, viewerId)
  const { rows } = await sql<LockedBoard>`
    SELECT b.id, b.owner_id, b.name, b.slug, b.privacy, b.pin_count, b.section_count, b.collaborator_count,
      b.archived_at, b.collaborator_invites_enabled, b.collaborator_requests_enabled, b.pending_owner_id,
      c.user_id IS NOT NULL AS is_collaborator, coalesce(c.can_delete, false) AS can_collaborator_delete,
      ${isBoardSeenBy(sql`b.id`, viewerId)} AS can_see
    FROM boards b
    LEFT JOIN board_collaborators c ON c.board_id = b.id AND c.user_id = ${viewerId}
    WHERE b.id = ANY(${[...ids]}::bigint[])
    ORDER BY b.id FOR NO KEY UPDATE OF b`.execute(tx)
  return rows
}

/** Counts pins that come and go, board after board; no count goes below zero. */
export async function shiftPins(tx: Db, shifts: readonly PlaceShift[]): Promise<void> {
  for (const { boardId, sectionId, pins } of shifts) {
    const loose = sectionId === null ? pins : 0
    await sql`
      UPDATE boards SET pin_count = greatest(0, pin_count + ${pins}::int),
        sectionless_pin_count = greatest(0, sectionless_pin_count + ${loose}::int)
      WHERE id = ${boardId}`.execute(tx)
    if (sectionId !== null)
      await sql`UPDATE board_sections SET pin_count = greatest(0, pin_count + ${pins}::int)
        WHERE id = ${sectionId}`.execute(tx)
  }
}

/** A pin that an import brings may be older than those that are there. */
export const touchBoard = (tx: Db, id: string, at: Date) =>
  sql`UPDATE boards SET last_pin_at = greatest(last_pin_at, ${at}::timestamptz) WHERE id = ${id}::bigint`.execute(
    tx,
  )

/** One member's board names are given out one after another, so that two calls never get the same. */
export const lockBoardNames = (tx: Db, ownerId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('board-names'), hashtext(${ownerId}))`.execute(tx)

export async function isSlugTaken(tx: Db, ownerId: string, slug: string): Promise<boolean> {
  const row = await tx
    .selectFrom('boards')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewBoard {
  id: string
  ownerId: string
  name: string
  slug: string
  description: string
  category: string | null
  privacy: string
  layout: string
  collaboratorInvitesEnabled: boolean
  createdAt: Date
}

export const insertBoard = (tx: Db, board: NewBoard) =>
  tx
    .insertInto('boards')
    .values({ ...board, lastPinAt: board.createdAt })
    .execute()

export interface BoardChanges {
  name?: string
  slug?: string
  description?: string
  category?: string | null
  privacy?: string
  layout?: string
  coverPinId?: string | null
  archivedAt?: Date | null
  sectionCount?: number
  collaboratorInvitesEnabled?: boolean
  collaboratorRequestsEnabled?: boolean
}

export async function saveBoard(tx: Db, id: string, changes: BoardChanges): Promise<void> {
  await tx.updateTable('boards').set(changes).where('id', '=', id).execute()
}

/** What stands before the board to whom it may disturb; null for nothing. */
export const setSensitivity = (tx: Db, id: string, sensitivity: string | null) =>
  tx.updateTable('boards').set({ sensitivity }).where('id', '=', id).execute()

export const deleteBoard = (tx: Db, id: string) => tx.deleteFrom('boards').where('id', '=', id).execute()

/** The named boards of the owner get the places 1, 2, …; all others stand behind them, in their order. */
export async function placeBoards(tx: Db, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; isNamed: boolean }>`
    WITH own AS (SELECT id FROM boards WHERE owner_id = ${ownerId} ORDER BY id FOR NO KEY UPDATE)
    UPDATE boards b SET position = coalesce(asked.place, ${ids.length + 1} + b.position)
    FROM own LEFT JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS asked (id, place) ON asked.id = own.id
    WHERE b.id = own.id
    RETURNING b.id, asked.id IS NOT NULL AS is_named`.execute(tx)
  return rows.filter(({ isNamed }) => isNamed).map(({ id }) => id)
}

/** The board of an address, or the one that stood there last, or what that was merged into. */
export async function boardIdBySlug(
  db: Db,
  { username, slug }: { username: string; slug: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE led AS (
      SELECT coalesce(b.id, f.board_id) AS id, 0 AS step FROM users o
      LEFT JOIN boards b ON b.owner_id = o.id AND b.slug = ${slug}
      LEFT JOIN former_board_addresses f ON f.owner_id = o.id AND f.slug = ${slug}
      WHERE o.username = ${username} AND coalesce(b.id, f.board_id) IS NOT NULL
      UNION ALL SELECT m.target_board_id, step + 1 FROM led JOIN merged_boards m ON m.board_id = led.id
    )
    SELECT id FROM led ORDER BY step DESC LIMIT 1`.execute(db)
  return rows[0]?.id
}

/** Keeps the address of a board that is about to get another one. */
export const keepAddress = (tx: Db, id: string) =>
  sql`INSERT INTO former_board_addresses (owner_id, slug, board_id)
    SELECT owner_id, slug, id FROM boards WHERE id = ${id}::bigint
    ON CONFLICT (owner_id, slug) DO UPDATE SET board_id = excluded.board_id`.execute(tx)

export const countBoards = async (db: Db, ownerId: string): Promise<number> => {
  const { rows } = await sql<{ boards: number }>`
    SELECT count(*)::int AS boards FROM boards WHERE owner_id = ${ownerId}`.execute(db)
  return rows[0]?.boards ?? 0
}

export async function isPinOnBoard(db: Db, boardId: string, pinId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pins')
    .select('id')
    .where('id', '=', pinId)
    .where('boardId', '=', boardId)
    .executeTakeFirst()
  return row !== undefined
}
