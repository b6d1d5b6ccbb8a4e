import { sql } from 'kysely'
import { storedColumns } from '../../db/stored-columns.ts'
import type { Db } from '../../kernel/deps.ts'
import { keepBoardPeople } from './deleted-board-people-store.ts'

/** Keeps a board with its sections and people; its pins are kept by themselves. */
export async function keepDeletedBoard(tx: Db, boardId: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO deleted_boards (id, owner_id, board, sections, pin_count, deleted_at)
    SELECT b.id, b.owner_id, to_jsonb(b),
      (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM board_sections s WHERE s.board_id = b.id),
      b.pin_count, ${at}
    FROM boards b WHERE b.id = ${boardId}`.execute(tx)
  await keepBoardPeople(tx, boardId)
}

export async function keepDeletedSection(
  tx: Db,
  sectionId: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO deleted_sections (id, board_id, deleted_by, section, pin_count, deleted_at)
    SELECT s.id, s.board_id, ${by}, to_jsonb(s), s.pin_count, ${at}
    FROM board_sections s WHERE s.id = ${sectionId}`.execute(tx)
}

/** Rows as PostgreSQL writes them: read as JSON, ids of 64 bits would change. */
const asText = (column: 'board' | 'section' | 'sections') => sql<string>`${sql.ref(column)}::text`.as(column)

interface Mine {
  id: string
  userId: string
  after: Date
}

/** A deleted board of the member's, held: its rows, its address, and its privacy. */
export const findDeletedBoard = (tx: Db, { id, userId, after }: Mine) =>
  tx
    .selectFrom('deletedBoards')
    .select([
      asText('board'),
      asText('sections'),
      sql<string>`board ->> 'slug'`.as('slug'),
      sql<string>`board ->> 'privacy'`.as('privacy'),
    ])
    .where('id', '=', id)
    .where('ownerId', '=', userId)
    .where('deletedAt', '>', after)
    .forUpdate()
    .executeTakeFirst()

const EMPTY_BOARD = JSON.stringify({
  pin_count: 0,
  sectionless_pin_count: 0,
  collaborator_count: 0,
  follower_count: 0,
  cover_pin_id: null,
  pending_owner_id: null,
})

/** Puts a board back, empty, with its empty sections; its addresses are its own again. */
export async function insertDeletedBoard(
  tx: Db,
  { board, sections }: { board: string; sections: string },
): Promise<void> {
  const columns = await storedColumns(tx, 'boards')
  await sql`
    INSERT INTO boards (${columns})
    SELECT ${columns} FROM jsonb_populate_record(NULL::boards, ${board}::jsonb || ${EMPTY_BOARD}::jsonb
      || jsonb_build_object('section_count', jsonb_array_length(${sections}::jsonb)))`.execute(tx)
  await sql`DELETE FROM merged_boards WHERE board_id = (${board}::jsonb ->> 'id')::bigint`.execute(tx)
  await insertDeletedSections(tx, sections)
}

/** Puts sections back, empty. */
export async function insertDeletedSections(tx: Db, sections: string): Promise<void> {
  const columns = await storedColumns(tx, 'board_sections')
  await sql`
    INSERT INTO board_sections (${columns})
    SELECT ${columns} FROM (
      SELECT section.* FROM jsonb_array_elements(${sections}::jsonb) kept,
        jsonb_populate_record(NULL::board_sections, kept || '{"pin_count": 0}') section
    ) deleted`.execute(tx)
}

export const findDeletedSection = (tx: Db, { id, userId, after }: Mine) =>
  tx
    .selectFrom('deletedSections')
    .select(['boardId', asText('section'), sql<string>`section ->> 'slug'`.as('slug')])
    .where('id', '=', id)
    .where('deletedBy', '=', userId)
    .where('deletedAt', '>', after)
    .forUpdate()
    .executeTakeFirst()

/** Forgets a deleted section of the member's; returns whether there was one. */
export async function forgetSection(tx: Db, { id, userId }: Omit<Mine, 'after'>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('deletedSections')
    .where('id', '=', id)
    .where('deletedBy', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A board that its owner deleted cannot be restored any more; returns whether there was one. */
export async function forgetBoardOfAny(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('deletedBoards').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets a deleted board of the member's; returns whether there was one. */
export async function forgetBoard(tx: Db, { id, userId }: Omit<Mine, 'after'>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('deletedBoards')
    .where('id', '=', id)
    .where('ownerId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets boards and sections whose deletion can no longer be undone; returns how many. */
export async function forgetOld(db: Db, before: Date): Promise<number> {
  const boards = await db.deleteFrom('deletedBoards').where('deletedAt', '<=', before).executeTakeFirst()
  const sections = await db.deleteFrom('deletedSections').where('deletedAt', '<=', before).executeTakeFirst()
  return Number(boards.numDeletedRows + sections.numDeletedRows)
}
