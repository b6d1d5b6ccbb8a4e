import { sql } from 'kysely'
import type { Member } from '@tessera/shared-auth'
import { memberAsJson } from '../../db/member-as-json.ts'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { orLost } from '../../kernel/unique-violation.ts'

type Scope = 'board' | 'unorganized' | 'section'

export interface NewMove {
  id: string
  kind: 'move' | 'merge'
  userId: string
  boardId: string
  scope: Scope
  sectionId: string | null
  targetBoardId: string
  targetSectionId: string | null
  total: number
  createdAt: Date
}

/** A move that a job is to go on with. */
export interface RunningMove extends Omit<NewMove, 'createdAt' | 'userId'> {
  status: 'moving' | 'undoing'
  lastPinId: string
  /** Null once they left or may not write. */
  mover: Member | null
}

/** Of one person, or of everybody. */
type From = Pick<NewMove, 'boardId' | 'scope' | 'sectionId'> & { userId: string | null }

const isInScope = ({ boardId, scope, sectionId, userId }: From) => sql`
  p.board_id = ${boardId}::bigint AND ${userId === null ? sql`true` : sql`p.user_id = ${userId}::bigint`}
  AND ${scope === 'board' ? sql`true` : sql`p.section_id IS NOT DISTINCT FROM ${sectionId}::bigint`}`

export async function countMovable(db: Db, from: From): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pins p WHERE ${isInScope(from)}`.execute(db)
  return rows[0]?.count ?? 0
}

type Route = Pick<NewMove, 'boardId' | 'targetBoardId'>

/** The next pins after the last that was gone through. */
export async function nextMovable(db: Db, from: From, after: string, limit: number) {
  const { rows } = await sql<{ id: string; sectionId: string | null }>`
    SELECT p.id, p.section_id FROM pins p WHERE ${isInScope(from)} AND p.id > ${after}::bigint
    ORDER BY p.id LIMIT ${limit}`.execute(db)
  return rows
}

/** The boards of a move of this person's, whether it goes on or not. */
export const findRoute = (
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<Route | undefined> =>
  db
    .selectFrom('blockingActions')
    .select(['boardId', 'targetBoardId'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()

/** Whether a move or merge goes on, besides that one, which one between these two would cross. */
export async function isMergeBarred(
  db: Db,
  { boardId, targetBoardId }: Route,
  besides: string | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM blocking_actions WHERE settled_at IS NULL AND id IS DISTINCT FROM ${besides}::bigint AND id IN (
      SELECT id FROM blocking_actions WHERE board_id IN (${boardId}::bigint, ${targetBoardId}::bigint)
      UNION ALL SELECT id FROM blocking_actions WHERE target_board_id = ${boardId}::bigint)
    LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Whether a board has pins whose picture the other does not have. */
export async function hasNew(db: Db, { boardId, targetBoardId }: Route): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pins p WHERE p.board_id = ${boardId}::bigint AND NOT EXISTS (SELECT FROM pins t
      WHERE t.board_id = ${targetBoardId}::bigint AND t.aggregated_pin_id = p.aggregated_pin_id)
    LIMIT 1`.execute(db)
  return rows.length > 0
}

export const insertMove = (tx: Db, move: NewMove) => tx.insertInto('blockingActions').values(move).execute()

export const pinsMoved = () => new DomainError('CONFLICT', { reason: { key: 'refusal.pinsMoved' } })

/** Holds a move that is not settled. */
export async function lockRunning(tx: Db, id: string): Promise<RunningMove | undefined> {
  const { rows } = await sql<RunningMove>`
    SELECT m.id, m.kind, m.board_id, m.scope, m.section_id, m.target_board_id, m.target_section_id, m.total, m.status,
      m.last_pin_id, CASE WHEN ${isActive('u')} AND NOT u.is_write_banned THEN ${memberAsJson('u')} END AS mover
    FROM blocking_actions m JOIN users u ON u.id = m.user_id
    WHERE m.id = ${id}::bigint AND m.settled_at IS NULL FOR UPDATE OF m`.execute(tx)
  return rows[0]
}

export const noteMoved = async (
  tx: Db,
  actionId: string,
  pins: readonly { id: string; sectionId: string | null }[],
): Promise<void> => {
  if (pins.length === 0) return
  await tx
    .insertInto('blockingActionPins')
    .values(pins.map((pin) => ({ actionId, pinId: pin.id, sectionId: pin.sectionId })))
    .execute()
}

interface Progress {
  done: number
  skipped: number
  lastPinId: string
}

export const noteProgress = (tx: Db, id: string, { done, skipped, lastPinId }: Progress) =>
  tx
    .updateTable('blockingActions')
    .set((row) => ({ done: row('done', '+', done), skipped: row('skipped', '+', skipped), lastPinId }))
    .where('id', '=', id)
    .execute()

/** What stayed, or came behind the last pin, is gone through again, and is counted anew. */
export const startOver = (tx: Db, id: string) =>
  tx
    .updateTable('blockingActions')
    .set((row) => ({ done: row('done', '-', row.ref('skipped')), skipped: 0, lastPinId: '0' }))
    .where('id', '=', id)
    .execute()

export const settleMove = (tx: Db, id: string, status: 'moved' | 'undone' | 'stopped', at: Date) =>
  tx.updateTable('blockingActions').set({ status, settledAt: at }).where('id', '=', id).execute()

/**
 * Turns a move of this person's back, while it goes on or if it ended after `since`; returns its board, which a
 * merge may have deleted, or nothing if it cannot be undone.
 * @throws DomainError CONFLICT while another of the board goes on
 */
export async function turnBack(
  tx: Db,
  asked: { id: string; boardId: string; userId: string; since: Date },
): Promise<{ boardId: string; isBoardDeleted: boolean } | undefined> {
  const turned = sql<{ boardId: string; isBoardDeleted: boolean }>`
    UPDATE blocking_actions m SET status = 'undoing', settled_at = NULL, done = 0, skipped = 0, last_pin_id = 0,
      total = (SELECT count(*) FROM blocking_action_pins t WHERE t.action_id = m.id)
    WHERE m.id = ${asked.id}::bigint AND (m.board_id = ${asked.boardId}::bigint
        OR (m.kind = 'merge' AND m.target_board_id = ${asked.boardId}::bigint))
      AND m.user_id = ${asked.userId}::bigint
      AND (m.status = 'moving' OR (m.status IN ('moved', 'stopped') AND m.settled_at > ${asked.since}))
    RETURNING m.board_id, NOT EXISTS (SELECT FROM boards b WHERE b.id = m.board_id) AS is_board_deleted`.execute(
    tx,
  )
  const { rows } = await orLost(turned, 'blocking_actions_running', pinsMoved)
  return rows[0]
}

/** The next moved pins of one former section, if that is still there. */
export async function nextMoved(db: Db, actionId: string, limit: number) {
  const { rows } = await sql<{ id: string; sectionId: string | null }>`
    WITH first AS (SELECT section_id FROM blocking_action_pins WHERE action_id = ${actionId}::bigint
      ORDER BY section_id NULLS FIRST LIMIT 1)
    SELECT t.pin_id AS id, s.id AS section_id FROM first CROSS JOIN blocking_action_pins t
    LEFT JOIN board_sections s ON s.id = t.section_id
    WHERE t.action_id = ${actionId}::bigint AND t.section_id IS NOT DISTINCT FROM first.section_id
    ORDER BY t.pin_id LIMIT ${limit}`.execute(db)
  return rows
}

export const forgetMoved = (tx: Db, actionId: string, pinIds: readonly string[]) =>
  tx.deleteFrom('blockingActionPins').where('actionId', '=', actionId).where('pinId', 'in', pinIds).execute()

export const deleteSettled = (db: Db, before: Date) =>
  db.deleteFrom('blockingActions').where('settledAt', '<', before).execute()
