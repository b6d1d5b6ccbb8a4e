import { sql } from 'kysely'
import { isBoardSeenBy } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import type { MergePair } from './board-merge-service.ts'

/** A section of the target that takes one of the board, by its address or else its name. */
const MATCHING = sql`
  SELECT DISTINCT ON (s.id) s.id AS section_id, t.id AS target_section_id
  FROM board_sections s JOIN board_sections t ON t.slug = s.slug OR lower(t.title) = lower(s.title)`

const matchingOf = ({ boardId, targetBoardId }: MergePair) => sql`${MATCHING}
  WHERE s.board_id = ${boardId}::bigint AND t.board_id = ${targetBoardId}::bigint
  ORDER BY s.id, t.slug = s.slug DESC, t.id`

export async function countMerge(db: Db, { userId, ...pair }: MergePair & { userId: string }) {
  const { boardId, targetBoardId } = pair
  const { rows } = await sql<{ stays: number; others: number; joined: number }>`
    SELECT count(t.id)::int AS stays, count(*) FILTER (WHERE p.user_id <> ${userId}::bigint AND t.id IS NULL)::int AS others,
      (SELECT count(*)::int FROM (${matchingOf(pair)}) matching) AS joined
    FROM pins p
    LEFT JOIN pins t ON t.board_id = ${targetBoardId}::bigint AND t.aggregated_pin_id = p.aggregated_pin_id
    WHERE p.board_id = ${boardId}::bigint`.execute(db)
  return rows[0] ?? { stays: 0, others: 0, joined: 0 }
}

/** Whether somebody keeps the target, or is invited to, who does not see the board. */
export async function hasNewKeepers(db: Db, { boardId, targetBoardId }: MergePair): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM (
      SELECT user_id FROM board_collaborators WHERE board_id = ${targetBoardId}::bigint
      UNION ALL SELECT user_id FROM board_invites
        WHERE board_id = ${targetBoardId}::bigint AND kind = 'invitation' AND status = 'new') keeper
    WHERE NOT ${isBoardSeenBy(sql`${boardId}::bigint`, sql`keeper.user_id`)} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Notes for each section of the board that is new to the merge which one of the target takes it. */
export const joinSections = (tx: Db, actionId: string, pair: MergePair) =>
  sql`
    INSERT INTO blocking_action_sections (action_id, section_id, target_section_id, is_made)
    SELECT ${actionId}::bigint, section_id, target_section_id, false FROM (${matchingOf(pair)}) matching
    ON CONFLICT DO NOTHING`.execute(tx)

export async function unmatchedSections(tx: Db, actionId: string, { boardId }: MergePair): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM board_sections s WHERE s.board_id = ${boardId}::bigint
      AND NOT EXISTS (SELECT FROM blocking_action_sections m
        WHERE m.action_id = ${actionId}::bigint AND m.section_id = s.id)
    ORDER BY s.position, s.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Sections of the same names and addresses stand behind those that the target has. */
export async function makeSections(
  tx: Db,
  actionId: string,
  {
    targetBoardId,
    made,
    at,
  }: { targetBoardId: string; made: readonly { sectionId: string; id: string }[]; at: Date },
): Promise<void> {
  const asked = sql`unnest(${made.map(({ sectionId }) => sectionId)}::bigint[], ${made.map(({ id }) => id)}::bigint[])
    WITH ORDINALITY AS asked (section_id, id, place)`
  await sql`
    INSERT INTO board_sections (id, board_id, title, slug, position, created_at)
    SELECT asked.id, ${targetBoardId}::bigint, s.title, s.slug, asked.place +
      (SELECT coalesce(max(position), 0) FROM board_sections WHERE board_id = ${targetBoardId}::bigint), ${at}
    FROM ${asked} JOIN board_sections s ON s.id = asked.section_id`.execute(tx)
  await sql`
    INSERT INTO blocking_action_sections (action_id, section_id, target_section_id, is_made)
    SELECT ${actionId}::bigint, asked.section_id, asked.id, true FROM ${asked}`.execute(tx)
}

export async function sectionsOf(tx: Db, actionId: string): Promise<Map<string, string | null>> {
  const rows = await tx
    .selectFrom('blockingActionSections')
    .select(['sectionId', 'targetSectionId'])
    .where('actionId', '=', actionId)
    .execute()
  return new Map(rows.map(({ sectionId, targetSectionId }) => [sectionId, targetSectionId]))
}

/** Returns how many sections went. */
export async function deleteMadeSections(tx: Db, actionId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM board_sections s USING blocking_action_sections m
    WHERE m.action_id = ${actionId}::bigint AND m.is_made AND s.id = m.target_section_id AND s.pin_count = 0`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

/**
 * What is to come to the board later comes to the target: pins that wait, in the sections that take theirs, of those
 * who may save there, and products of catalogs.
 */
export async function leadArrivals(tx: Db, actionId: string, pair: MergePair): Promise<void> {
  const { boardId, targetBoardId } = pair
  await sql`
    UPDATE scheduled_pins s SET board_id = ${targetBoardId}::bigint, section_id = (
      SELECT m.target_section_id FROM blocking_action_sections m
      WHERE m.action_id = ${actionId}::bigint AND m.section_id = s.section_id)
    WHERE s.board_id = ${boardId}::bigint AND s.user_id IN (
      SELECT owner_id FROM boards WHERE id = ${targetBoardId}::bigint
      UNION ALL SELECT user_id FROM board_collaborators WHERE board_id = ${targetBoardId}::bigint)`.execute(
    tx,
  )
  await sql`
    UPDATE catalogs SET board_id = ${targetBoardId}::bigint WHERE board_id = ${boardId}::bigint`.execute(tx)
}

export const leadTo = (tx: Db, pair: MergePair) =>
  tx
    .insertInto('mergedBoards')
    .values(pair)
    .onConflict((conflict) => conflict.column('boardId').doUpdateSet({ targetBoardId: pair.targetBoardId }))
    .execute()
