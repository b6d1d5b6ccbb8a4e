import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export type Side = 'before' | 'after'

/** Digits after the point: enough to halve the same gap hundreds of times. */
const MAX_SCALE = 200

interface Input {
  pinId: string
  neighborId: string
  boardId: string
  side: Side
}

/**
 * Puts a pin between its neighbor and the one beyond that; at the ends of a list there is room. Pins of other sections and
 * deleted ones count, too: wherever they come to stand on the board, no two have the same place, which gets as few digits
 * as it can. False where the gap was halved too often.
 */
export async function savePlace(tx: Db, asked: Input): Promise<boolean> {
  const { pinId, neighborId, boardId, side } = asked
  const isHere = sql`o.board_id = ${boardId}::bigint AND o.id <> ${pinId}::bigint`
  const { direction, isBeyond, isBeyondWhole, room } =
    side === 'before'
      ? { direction: sql`ASC`, isBeyond: sql`>`, isBeyondWhole: sql`> floor(n.place)`, room: sql`2` }
      : { direction: sql`DESC`, isBeyond: sql`<`, isBeyondWhole: sql`< ceil(n.place)`, room: sql`-2` }
  const { numAffectedRows } = await sql`
    WITH neighbor AS (SELECT coalesce(place, id) AS place FROM pins WHERE id = ${neighborId}::bigint),
      gap AS (SELECT n.place AS here, coalesce((SELECT either.place FROM (
          (SELECT o.id::numeric AS place FROM pins o
            WHERE ${isHere} AND o.place IS NULL AND o.id ${isBeyondWhole}::bigint ORDER BY o.id ${direction} LIMIT 1)
          UNION ALL
          (SELECT o.place FROM pins o
            WHERE ${isHere} AND o.place ${isBeyond} n.place ORDER BY o.place ${direction} LIMIT 1)
          UNION ALL
          (SELECT d.place FROM (SELECT (pin ->> 'place')::numeric AS place FROM deleted_pins
              WHERE board_id = ${boardId}::bigint) d
            WHERE d.place ${isBeyond} n.place ORDER BY d.place ${direction} LIMIT 1)
        ) either ORDER BY either.place ${direction} LIMIT 1), n.place + ${room}) AS there FROM neighbor n),
      middle AS (SELECT least(here, there) AS low, greatest(here, there) AS high, (here + there) * 0.5 AS place FROM gap),
      fraction AS (SELECT low, high, CASE WHEN place = trunc(place)
          THEN place + least(0.5, (high - place) * 0.5) ELSE place END AS place FROM middle)
    UPDATE pins p SET place = found.place
    FROM (SELECT round(f.place, digits) AS place FROM fraction f, generate_series(1, ${sql.lit(MAX_SCALE)}) digits
      WHERE round(f.place, digits) > f.low AND round(f.place, digits) < f.high
        AND round(f.place, digits) <> trunc(round(f.place, digits))
      ORDER BY digits LIMIT 1) found
    WHERE p.id = ${pinId}::bigint`.execute(tx)
  return numAffectedRows === 1n
}
