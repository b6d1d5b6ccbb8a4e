import { sql, type RawBuilder } from 'kysely'
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
} as const
const isById = (sort: PinOrder): sort is keyof typeof ORDERS => sort in ORDERS

interface Place {
  sort: PinOrder
  /** The last entry of the page before. */
  after: string | null
  limit: number
}

/** An entry is an id, or of arranged pins `place_id`. */
function cursorOf({ sort, after }: Place): { place: string; id: string } {
  if (isById(sort)) return { place: '', id: after ?? ORDERS[sort].start }
  const [place = '', id = '0'] = (after ?? `${ORDERS.newest.start}_0`).split('_')
  return { place, id }
}

type Range = { place: string; id: string; limit: number }

/**
 * Entries of the pins where `isHere` holds. Arranged pins stand by their places among the ids of all others; each kind
 * is read in the order of an index.
 */
function entriesOf(isHere: RawBuilder<unknown>, sort: PinOrder, { place, id, limit }: Range) {
  if (isById(sort)) {
    const { follows, direction } = ORDERS[sort]
    return sql`SELECT p.id::text AS entry FROM pins p WHERE ${isHere} AND p.id ${follows} ${id}::bigint
      ORDER BY p.id ${direction} LIMIT ${limit}`
  }
  return sql`SELECT either.place || '_' || either.id AS entry FROM (
      (SELECT p.id, p.id::numeric AS place FROM pins p
        WHERE ${isHere} AND p.place IS NULL AND p.id < ceil(${place}::numeric)::bigint ORDER BY p.id DESC LIMIT ${limit})
      UNION ALL
      (SELECT p.id, p.place FROM pins p
        WHERE ${isHere} AND p.place IS NOT NULL AND (p.place, p.id) < (${place}::numeric, ${id}::bigint)
        ORDER BY p.place DESC, p.id DESC LIMIT ${limit})
    ) either ORDER BY either.place DESC, either.id DESC LIMIT ${limit}`
}

const readBoardPins = compiledOnce(
  (
    _db,
    shape: `${Viewer['state']} ${'all' | 'loose'} ${PinOrder}`,
    asked: Range & { viewerId: string | null; boardId: string },
  ) => {
    const [state, which, sort] = shape.split(' ') as [Viewer['state'], 'all' | 'loose', PinOrder]
    const isHere = sql`p.board_id = b.id ${which === 'loose' ? sql`AND p.section_id IS NULL` : sql``}`
    return sql<{ entries: string[] }>`
      SELECT ${plannedOnce} ARRAY(${entriesOf(isHere, sort, asked)}) AS entries
      FROM boards b WHERE b.id = ${asked.boardId}::bigint AND ${isBoardSeenIn(state, sql`b.id`, asked.viewerId)}`
  },
)

/** With `isLooseOnly`, without the pins of sections. Undefined where the viewer sees no such board. */
export async function listBoardPins(
  db: Db,
  viewer: Viewer,
  asked: Place & { boardId: string; isLooseOnly: boolean },
): Promise<string[] | undefined> {
  const { boardId, limit, isLooseOnly, sort } = asked
  const values = { viewerId: memberId(viewer), boardId, ...cursorOf(asked), limit }
  const [board] = await readBoardPins(db, `${viewer.state} ${isLooseOnly ? 'loose' : 'all'} ${sort}`, values)
  return board?.entries
}

export async function listSectionPins(
  db: Db,
  asked: Place & { boardId: string; sectionId: string },
): Promise<string[]> {
  const isHere = sql`p.board_id = ${asked.boardId}::bigint AND p.section_id = ${asked.sectionId}::bigint`
  const range = { ...cursorOf(asked), limit: asked.limit }
  const { rows } = await sql<{ entry: string }>`${entriesOf(isHere, asked.sort, range)}`.execute(db)
  return rows.map(({ entry }) => entry)
}
