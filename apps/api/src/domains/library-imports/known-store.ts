import { sql } from 'kysely'
import { slugOf } from '../boards/board-service.ts'
import type { Db } from '../../kernel/deps.ts'

export interface KnownBoard {
  id: string
  name: string
  slug: string
  privacy: string
}

/** The boards of a person, whose names an import may share. */
export async function knownBoards(db: Db, userId: string): Promise<KnownBoard[]> {
  return db
    .selectFrom('boards')
    .select(['id', 'name', 'slug', 'privacy'])
    .where('ownerId', '=', userId)
    .execute()
}

/** Alike for titles that are one section: as they stand in an address, or as they are where nothing of them can. */
export const sectionKey = (title: string): string => slugOf(title, '') || title

/** The ids of a board's sections by the keys of their titles. */
export async function knownSections(db: Db, boardId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('boardSections')
    .select(['id', 'title'])
    .where('boardId', '=', boardId)
    .execute()
  return new Map(rows.map(({ id, title }) => [sectionKey(title), id]))
}

export interface Likeness {
  boardId: string
  /** Null for a picture alone, which any pin that shows it may stand for. */
  kind: 'carousel' | 'story' | null
  /** Of a picture that comes as a file. */
  signature: string | null
  /** Of a page whose picture is not known yet. */
  page: string | null
  title: string
  link: string | null
  createdAt: string | null
}

/** The pin of each board that shows the same picture or page already, or was exported from here; null for none. */
export async function knownPins(db: Db, likenesses: readonly Likeness[]): Promise<(string | null)[]> {
  if (likenesses.length === 0) return []
  const { rows } = await sql<{ place: number; id: string }>`
    WITH asked AS (
      SELECT * FROM ROWS FROM (json_to_recordset(${JSON.stringify(likenesses)}::json)
        AS ("boardId" bigint, kind text, signature text, page text, title text, link text, "createdAt" timestamptz))
        WITH ORDINALITY AS l (board_id, kind, signature, page, title, link, created_at, place))
    SELECT place::int, min(id)::text AS id FROM (
      SELECT l.place, p.id FROM asked l JOIN pins p ON p.board_id = l.board_id AND p.image_signature = l.signature
      WHERE l.kind IS NULL OR l.kind = (SELECT a.kind FROM aggregated_pins a WHERE a.id = p.aggregated_pin_id)
      UNION ALL
      SELECT l.place, p.id FROM asked l JOIN pins p ON p.board_id = l.board_id AND p.link = l.page
      UNION ALL
      SELECT l.place, p.id FROM asked l JOIN pins p ON p.board_id = l.board_id AND p.title = l.title
        AND date_trunc('milliseconds', p.created_at) = l.created_at AND p.link IS NOT DISTINCT FROM l.link
    ) alike GROUP BY place`.execute(db)
  const found = new Map(rows.map(({ place, id }) => [place, id]))
  return likenesses.map((_one, index) => found.get(index + 1) ?? null)
}
