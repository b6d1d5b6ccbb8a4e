import { sql } from 'kysely'
import type { Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { seesBoard } from '../../db/visibility.ts'

/** Ids of a person's pins that the viewer may see, newest first. */
export async function listUserPinIds(
  db: Db,
  viewer: Viewer,
  asked: { userId: string; filter: 'created' | 'saved' | 'all'; before: string | null; limit: number },
): Promise<string[]> {
  const kind = {
    created: sql`AND p.saved_from_pin_id IS NULL`,
    saved: sql`AND p.saved_from_pin_id IS NOT NULL`,
    all: sql``,
  }[asked.filter]
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pins p
    WHERE p.user_id = ${asked.userId} ${kind}
      AND (${asked.before}::bigint IS NULL OR p.id < ${asked.before}::bigint)
      AND (p.is_listed OR ${seesBoard(sql`p.board_id`, viewer)})
    ORDER BY p.id DESC LIMIT ${asked.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Newest first; with `isLooseOnly`, without the pins of sections. */
export async function listBoardPinIds(
  db: Db,
  asked: { boardId: string; isLooseOnly: boolean; before: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pins
    WHERE board_id = ${asked.boardId}
      ${asked.isLooseOnly ? sql`AND section_id IS NULL` : sql``}
      ${asked.before === null ? sql`` : sql`AND id < ${asked.before}::bigint`}
    ORDER BY id DESC LIMIT ${asked.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listSectionPinIds(
  db: Db,
  asked: { sectionId: string; before: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pins WHERE section_id = ${asked.sectionId}
      ${asked.before === null ? sql`` : sql`AND id < ${asked.before}::bigint`}
    ORDER BY id DESC LIMIT ${asked.limit}`.execute(db)
  return rows.map(({ id }) => id)
}
