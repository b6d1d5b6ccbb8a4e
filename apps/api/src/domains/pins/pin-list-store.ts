import { sql } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { compiledOnce } from '../../db/compiled-once.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import { isBoardSeenIn, seesBoard } from '../../db/visibility.ts'

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

const readBoardPins = compiledOnce(
  (
    _db,
    shape: `${Viewer['state']} ${'all' | 'loose'}`,
    asked: { viewerId: string | null; boardId: string; before: string; limit: number },
  ) => {
    const [state, which] = shape.split(' ') as [Viewer['state'], 'all' | 'loose']
    return sql<{ ids: string[] }>`
      SELECT ${plannedOnce} ARRAY(SELECT id::text FROM pins p WHERE board_id = b.id AND id < ${asked.before}::bigint
          ${which === 'loose' ? sql`AND section_id IS NULL` : sql``}
        ORDER BY p.id DESC LIMIT ${asked.limit}) AS ids
      FROM boards b WHERE b.id = ${asked.boardId}::bigint AND ${isBoardSeenIn(state, sql`b.id`, asked.viewerId)}`
  },
)

const LAST_ID = '9223372036854775807'

/** Newest first; with `isLooseOnly`, without the pins of sections. Undefined where the viewer sees no such board. */
export async function listBoardPinIds(
  db: Db,
  viewer: Viewer,
  asked: { boardId: string; isLooseOnly: boolean; before: string | null; limit: number },
): Promise<string[] | undefined> {
  const { boardId, limit, isLooseOnly, before } = asked
  const values = { viewerId: memberId(viewer), boardId, before: before ?? LAST_ID, limit }
  const [board] = await readBoardPins(db, `${viewer.state} ${isLooseOnly ? 'loose' : 'all'}`, values)
  return board?.ids
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
