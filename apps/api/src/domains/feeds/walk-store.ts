import { sql, type RawBuilder } from 'kysely'

interface Walk {
  source: 'together' | 'walk'
  /** A query of `id` and `aggregated_pin_id`, of what is kept together also `board_id`: the pins the walk starts from. */
  seeds: RawBuilder<unknown>
  boardsPerSeed: number
  neighboursPerSide: number
  limit: number
  /** Expression over `seed` for where the next walk starts, and whether one would. */
  next: { key: RawBuilder<unknown>; hasMore: RawBuilder<unknown> }
}

/**
 * A walk of two steps over the pin-board graph: from each seed to the boards that hold the same
 * picture, then to what stands beside it there. Every path weighs less the larger its board is;
 * pins reached from many boards gain more than the sum (the square of the summed roots).
 * The reason is the board of the neighbor or, of what is kept together, that of the seed that weighs most. One row
 * without a pin shows where to continue.
 */
export function graphNeighbours({ source, seeds, boardsPerSeed, neighboursPerSide, limit, next }: Walk) {
  const isTogether = source === 'together'
  const side = (compare: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    SELECT * FROM (SELECT id, aggregated_pin_id, row_number() OVER (ORDER BY id ${order}) AS steps FROM pins
    WHERE board_id = h.board_id AND id ${compare} h.id AND is_listed ORDER BY id ${order}
    LIMIT ${sql.lit(neighboursPerSide)}) beside`
  return sql`
    SELECT * FROM (
      WITH seed AS MATERIALIZED (${seeds}),
      holder AS MATERIALIZED (SELECT h.id, h.board_id, ${isTogether ? sql`seed.board_id` : sql`NULL::bigint`} AS from_board_id,
          1 / (1 + ln(1 + b.pin_count)) AS weight
        FROM seed CROSS JOIN LATERAL (SELECT id, board_id FROM pins
          WHERE aggregated_pin_id = seed.aggregated_pin_id AND is_listed
          ORDER BY id DESC LIMIT ${sql.lit(boardsPerSeed)}) h
        JOIN boards b ON b.id = h.board_id),
      reached AS (SELECT n.aggregated_pin_id, max(n.id) AS pin_id,
          (array_agg(h.from_board_id ORDER BY h.weight DESC))[1] AS from_board_id,
          power(sum(sqrt(h.weight / (1 + n.steps / 4.0))), 2)::real AS hits
        FROM holder h CROSS JOIN LATERAL (
          (${side(sql`<`, sql`DESC`)}) UNION ALL (${side(sql`>`, sql`ASC`)})) n
        WHERE n.aggregated_pin_id NOT IN (SELECT aggregated_pin_id FROM seed)
        GROUP BY n.aggregated_pin_id ORDER BY hits DESC, n.aggregated_pin_id DESC LIMIT ${sql.lit(limit)})
      SELECT ${sql.lit(source)} AS source,
        row_number() OVER (ORDER BY r.hits DESC, r.aggregated_pin_id DESC) AS place, p.id AS pin_id,
        p.aggregated_pin_id, p.user_id, p.board_id, p.image_signature, p.dominant_color, p.image_width,
        p.image_height, NULL AS k1, NULL AS k2, (r.hits / max(r.hits) OVER ())::real AS score,
        coalesce(r.from_board_id, p.board_id) AS reason_id, false AS has_more
      FROM reached r JOIN pins p ON p.id = r.pin_id
      UNION ALL
      SELECT ${sql.lit(source)}, 1000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
        (${next.key})::text, NULL, 0, NULL, ${next.hasMore} FROM seed HAVING count(*) > 0
    ) walked`
}
