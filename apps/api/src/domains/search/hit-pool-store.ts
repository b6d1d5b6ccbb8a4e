import { sql, type RawBuilder } from 'kysely'
import { ENOUGH_HOT_HITS } from '../../ranking/ranking-constants.ts'

/** Which listed pins a set of hits was taken from. */
export type SearchedPart = 'front' | 'rest' | 'all'

interface HitPool {
  columns: RawBuilder<unknown>
  condition: RawBuilder<unknown>
  /** Null for the hot set alone where it holds enough hits, else for all. */
  part: SearchedPart | null
  limit: number
}

const isShort = sql`(SELECT count(*) FROM front) < ${ENOUGH_HOT_HITS}`

/**
 * Parts of a WITH of which `hit` holds the newest hits. Frequent words have hits without number outside
 * of the hot set, which are not read while the hot set holds enough.
 */
export const newestHits = ({ columns, condition, part, limit }: HitPool): RawBuilder<unknown> => sql`
  front AS MATERIALIZED (SELECT ${columns} FROM pins
    WHERE ${condition} AND is_front AND ${part === 'rest' ? sql`false` : sql`true`} ORDER BY id DESC LIMIT ${limit}),
  rest AS MATERIALIZED (SELECT ${columns} FROM pins
    WHERE ${condition} AND NOT is_front AND ${isRestWanted(part)} ORDER BY id DESC LIMIT ${limit}),
  hit AS MATERIALIZED (SELECT * FROM (SELECT * FROM front UNION ALL SELECT * FROM rest) found
    ORDER BY id DESC LIMIT ${limit})`

function isRestWanted(part: SearchedPart | null): RawBuilder<unknown> {
  if (part === null) return isShort
  return part === 'front' ? sql`false` : sql`true`
}

/** Expression that names the part which `hit` was taken from. */
export const partOfHits = (part: SearchedPart | null): RawBuilder<unknown> =>
  part === null ? sql`CASE WHEN ${isShort} THEN 'all' ELSE 'front' END` : sql`${part}::text`
