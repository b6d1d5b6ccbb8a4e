import { sql } from 'kysely'
import type { AdPlacement } from '@tessera/api-types/ads/ad-load'
import type { Db } from '../../kernel/deps.ts'

/** Pages of one list, and what stood on them. */
export interface PlacedPins extends PlacedCounts {
  /** UTC. */
  day: string
}

interface PlacedCounts {
  placement: AdPlacement
  pages: number
  organic: number
  promoted: number
  /** As many ads as there was room for. */
  most: number
  /** Pages with an ad closer to another, or to the beginning, than may be. */
  beyond: number
}

/** Adds what a process counted, always in the same order, so that processes do not wait in a circle. */
export const addPlacedPins = (tx: Db, counts: readonly PlacedPins[]): Promise<unknown> =>
  sql`INSERT INTO ad_load_days AS d (day, placement, pages, organic_pins, promoted_pins, most_promoted, pages_beyond)
    SELECT c.day, c.placement, c.pages, c.organic, c.promoted, c.most, c.beyond
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS c(day date, placement text, pages int, organic bigint,
      promoted bigint, most bigint, beyond int)
    ORDER BY 1, 2
    ON CONFLICT (day, placement) DO UPDATE SET pages = d.pages + excluded.pages,
      organic_pins = d.organic_pins + excluded.organic_pins,
      promoted_pins = d.promoted_pins + excluded.promoted_pins,
      most_promoted = d.most_promoted + excluded.most_promoted,
      pages_beyond = d.pages_beyond + excluded.pages_beyond`.execute(tx)

/** What stood in each list since the beginning of a day (UTC). */
export async function placedPinsSince(db: Db, day: string): Promise<PlacedCounts[]> {
  const { rows } = await sql<PlacedCounts>`SELECT placement, sum(pages)::int AS pages,
      sum(organic_pins)::float8 AS organic, sum(promoted_pins)::float8 AS promoted,
      sum(most_promoted)::float8 AS most, sum(pages_beyond)::int AS beyond
    FROM ad_load_days WHERE day >= ${day}::date GROUP BY placement`.execute(db)
  return rows
}

interface LoadFault {
  day: string
  placement: AdPlacement
  promoted: number
  most: number
  beyond: number
}

/** Days since one on which a list had more ads, or closer ones, than the public ad load lets it have. */
export async function daysBeyondLoad(db: Db, since: string): Promise<LoadFault[]> {
  const { rows } = await sql<LoadFault>`SELECT day::text AS day, placement, promoted_pins::float8 AS promoted,
      most_promoted::float8 AS most, pages_beyond AS beyond
    FROM ad_load_days WHERE day >= ${since}::date AND (promoted_pins > most_promoted OR pages_beyond > 0)
    ORDER BY day, placement`.execute(db)
  return rows
}
