import { sql } from 'kysely'
import type { PinOrder } from '@tessera/api-types/boards/board-limits'
import type { UserPinFilter } from '@tessera/api-types/users/contracts'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { compiledOnce } from '../../db/compiled-once.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import { isBoardSeenIn, seesBoard } from '../../db/visibility.ts'

/** Ids of a person's pins that the viewer may see, newest first. */
export async function listUserPinIds(
  db: Db,
  viewer: Viewer,
  asked: { userId: string; filter: UserPinFilter; before: string | null; limit: number },
): Promise<string[]> {
  const kind = {
    created: sql`AND p.saved_from_pin_id IS NULL`,
    saved: sql`AND p.saved_from_pin_id IS NOT NULL`,
    all: sql``,
    products: sql`AND p.saved_from_pin_id IS NOT NULL
      AND EXISTS (SELECT FROM aggregated_pins a WHERE a.id = p.aggregated_pin_id AND a.kind = 'product')
      AND NOT EXISTS (SELECT FROM pins later WHERE later.user_id = p.user_id
        AND later.aggregated_pin_id = p.aggregated_pin_id AND later.id > p.id)`,
  }[asked.filter]
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pins p
    WHERE p.user_id = ${asked.userId} ${kind}
      AND (${asked.before}::bigint IS NULL OR p.id < ${asked.before}::bigint)
      AND (p.is_listed OR ${seesBoard(sql`p.board_id`, viewer)})
    ORDER BY p.id DESC LIMIT ${asked.limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How ids go on after one of them, and in which order; the very first follows `start`. */
const ORDERS = {
  newest: { follows: sql`<`, direction: sql`DESC`, start: '9223372036854775807' },
  oldest: { follows: sql`>`, direction: sql`ASC`, start: '0' },
} as const satisfies Record<PinOrder, object>

const readBoardPins = compiledOnce(
  (
    _db,
    shape: `${Viewer['state']} ${'all' | 'loose'} ${PinOrder}`,
    asked: { viewerId: string | null; boardId: string; after: string; limit: number },
  ) => {
    const [state, which, sort] = shape.split(' ') as [Viewer['state'], 'all' | 'loose', PinOrder]
    const { follows, direction } = ORDERS[sort]
    return sql<{ ids: string[] }>`
      SELECT ${plannedOnce} ARRAY(SELECT id::text FROM pins p
        WHERE board_id = b.id AND id ${follows} ${asked.after}::bigint
          ${which === 'loose' ? sql`AND section_id IS NULL` : sql``}
        ORDER BY p.id ${direction} LIMIT ${asked.limit}) AS ids
      FROM boards b WHERE b.id = ${asked.boardId}::bigint AND ${isBoardSeenIn(state, sql`b.id`, asked.viewerId)}`
  },
)

interface Place {
  sort: PinOrder
  /** The last pin of the page before. */
  after: string | null
  limit: number
}

/** With `isLooseOnly`, without the pins of sections. Undefined where the viewer sees no such board. */
export async function listBoardPinIds(
  db: Db,
  viewer: Viewer,
  asked: Place & { boardId: string; isLooseOnly: boolean },
): Promise<string[] | undefined> {
  const { boardId, limit, isLooseOnly, sort, after } = asked
  const values = { viewerId: memberId(viewer), boardId, after: after ?? ORDERS[sort].start, limit }
  const [board] = await readBoardPins(db, `${viewer.state} ${isLooseOnly ? 'loose' : 'all'} ${sort}`, values)
  return board?.ids
}

export async function listSectionPinIds(
  db: Db,
  { sectionId, sort, after, limit }: Place & { sectionId: string },
): Promise<string[]> {
  const { follows, direction, start } = ORDERS[sort]
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pins WHERE section_id = ${sectionId} AND id ${follows} ${after ?? start}::bigint
    ORDER BY id ${direction} LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
