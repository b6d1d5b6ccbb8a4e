import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'
import { plainLikeText } from '../../db/like-text.ts'
import { isActive, seesProfile } from '../../db/visibility.ts'

export interface NameHit {
  id: string
  score: number
}

export interface NameSearch {
  query: string
  viewerId: string | null
  after: readonly [number, string] | null
  limit: number
}

/** Public boards whose name holds every word; whole names and beginnings first, then by followers. */
export const searchBoards = (db: Db, search: NameSearch): Promise<NameHit[]> =>
  searchNames(db, search, {
    rows: sql`boards b`,
    id: sql`b.id`,
    ownerId: sql`b.owner_id`,
    name: sql`plain_text(b.name)`,
    exactName: sql`plain_text(b.name)`,
    loved: sql`b.follower_count + b.pin_count`,
    isOpen: sql`b.privacy = 'public' AND b.archived_at IS NULL`,
  })

/** People whose username and name hold every word; private profiles only for themselves and their followers. */
export const searchUsers = (db: Db, search: NameSearch): Promise<NameHit[]> =>
  searchNames(db, search, {
    rows: sql`users u`,
    id: sql`u.id`,
    ownerId: sql`u.id`,
    name: sql`plain_text(u.username::text || ' ' || u.full_name)`,
    exactName: sql`plain_text(u.full_name)`,
    loved: sql`u.follower_count`,
    isOpen: isActive('u'),
  })

interface Named {
  rows: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** The person whose profile the viewer has to see. */
  ownerId: RawBuilder<unknown>
  name: RawBuilder<unknown>
  exactName: RawBuilder<unknown>
  loved: RawBuilder<unknown>
  isOpen: RawBuilder<unknown>
}

/** Who sees whom takes longer to find out than all the rest: it is asked of the best alone. */
async function searchNames(
  db: Db,
  { query, viewerId, after, limit }: NameSearch,
  named: Named,
): Promise<NameHit[]> {
  const words = query.split(/\s+/).filter(Boolean)
  const holdsAll = sql.join(
    words.map((word) => sql`${named.name} LIKE '%' || ${plainLikeText(word)} || '%'`),
    sql` AND `,
  )
  const begins = sql`${plainLikeText(query)} || '%'`
  const { rows } = await sql<NameHit>`
    SELECT best.id, best.score FROM (
      SELECT id, owner_id, (1e6 * (is_whole::int + is_beginning::int) + least(loved, 999999))::float8 AS score
      FROM (SELECT ${named.id} AS id, ${named.ownerId} AS owner_id, ${named.loved} AS loved,
          ${named.exactName} = plain_text(${query}) AS is_whole,
          ${named.exactName} LIKE ${begins} OR ${named.name} LIKE ${begins} AS is_beginning
        FROM ${named.rows} WHERE ${holdsAll} AND ${named.isOpen}
        LIMIT ${searchLimits.matchedNames}) found
      ORDER BY score DESC, id DESC LIMIT ${searchLimits.rankedNames}
    ) best JOIN users owner ON owner.id = best.owner_id
    WHERE ${seesProfile('owner', viewerId)}
      AND ${after ? sql`(best.score, best.id) < (${after[0]}::float8, ${after[1]}::bigint)` : sql`true`}
    ORDER BY best.score DESC, best.id DESC LIMIT ${limit}`.execute(db)
  return rows
}
