import { sql } from 'kysely'
import type { CoverImage } from '@tessera/api-types/boards/views'
import { isUnwantedAi, isVisiblePerson } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import type { SectionRow } from './board-view.ts'

export interface SectionOnBoardRow extends SectionRow {
  boardId: string
  position: number
}

const columns = ['id', 'boardId', 'slug', 'title', 'pinCount', 'position'] as const

export const loadSection = (db: Db, id: string): Promise<SectionOnBoardRow | undefined> =>
  db.selectFrom('boardSections').select(columns).where('id', '=', id).executeTakeFirst()

export const loadSectionBySlug = (db: Db, boardId: string, slug: string) =>
  db
    .selectFrom('boardSections')
    .select(columns)
    .where('boardId', '=', boardId)
    .where('slug', '=', slug)
    .executeTakeFirst()

interface Input {
  boardId: string
  after: readonly [number, string] | null
  limit: number
}

const sectionsOf = ({ boardId, after, limit }: Input) => sql`
  SELECT id, board_id, slug, title, pin_count, position FROM board_sections
  WHERE board_id = ${boardId}
    ${after ? sql`AND (position, id) > (${after[0]}::int, ${after[1]}::bigint)` : sql``}
  ORDER BY position, id LIMIT ${limit}`

export async function listSections(db: Db, asked: Input): Promise<SectionOnBoardRow[]> {
  const { rows } = await sql<SectionOnBoardRow>`${sectionsOf(asked)}`.execute(db)
  return rows
}

const COVER_IMAGES = 3
/** Of so many of its newest pins a section shows those that the viewer may see. */
const NEWEST_PINS = 12

/** With the pictures of each, all in one statement. */
export async function listSectionTiles(
  db: Db,
  viewerId: string | null,
  asked: Input,
): Promise<(SectionOnBoardRow & { coverImages: CoverImage[] })[]> {
  const { rows } = await sql<SectionOnBoardRow & { coverImages: CoverImage[] }>`
    SELECT s.*, (
      SELECT coalesce(json_agg(json_build_object(
        'image_signature', image_signature, 'dominant_color', dominant_color,
        'width', image_width, 'height', image_height) ORDER BY seen.id DESC), '[]')
      FROM (
        SELECT p.* FROM (
          SELECT * FROM pins WHERE section_id = s.id ORDER BY id DESC LIMIT ${sql.lit(NEWEST_PINS)}
        ) p JOIN users pinner ON pinner.id = p.user_id
        WHERE ${isVisiblePerson('pinner', viewerId)} AND NOT ${isUnwantedAi('p', viewerId)}
        ORDER BY p.id DESC LIMIT ${sql.lit(COVER_IMAGES)}
      ) seen) AS cover_images
    FROM (${sectionsOf(asked)}) s ORDER BY s.position, s.id`.execute(db)
  return rows
}

/** False when the board has a section of that address already. */
export async function insertSection(
  tx: Db,
  section: { id: string; boardId: string; title: string; slug: string; createdAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('boardSections')
    .values({
      ...section,
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM board_sections WHERE board_id = ${section.boardId})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const renameSection = (tx: Db, id: string, name: { title: string; slug: string }) =>
  tx.updateTable('boardSections').set(name).where('id', '=', id).execute()

export const deleteSection = (tx: Db, id: string) =>
  tx.deleteFrom('boardSections').where('id', '=', id).execute()

/** The named sections of the board get the places 1, 2, …; all others follow in their order. */
export async function placeSections(tx: Db, boardId: string, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE board_sections s SET position = coalesce(asked.place, ${ids.length} + s.position)
    FROM board_sections own
      LEFT JOIN unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS asked (id, place) ON asked.id = own.id
    WHERE own.board_id = ${boardId} AND s.id = own.id`.execute(tx)
}
