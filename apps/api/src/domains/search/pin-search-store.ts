import { sql, type RawBuilder } from 'kysely'
import type { SearchScope } from '@tessera/api-types/search/search-scope'
import type { Db } from '../../kernel/deps.ts'
import { newestHits, partOfHits, type SearchedPart } from './hit-pool-store.ts'
import { searchLimits } from './search-limits.ts'

export interface SearchFilters {
  price_min?: number | null
  price_max?: number | null
  domain?: string | null
}

export interface PinSearch {
  query: string
  scope: Exclude<SearchScope, 'boards' | 'users' | 'videos'>
  filters: SearchFilters
  viewerId: string | null
  /** Where the page looks; null on the first one, which finds out. */
  part: SearchedPart | null
  /** Only pins up to this id: what came since the first page waits for the next search. */
  upTo: string | null
  /** Score and id behind which the page begins. */
  after: readonly [number, string] | null
  limit: number
}

export interface PinHit {
  id: string
  aggregatedPinId: string
  score: number
  part: SearchedPart
  /** The newest and oldest hits that were ranked, and whether there may be older ones. */
  newestHit: string
  oldestHit: string
  hasOlderHits: boolean
}

const asTextQuery = (query: string): RawBuilder<unknown> =>
  sql`websearch_to_tsquery('english', plain_text(${query}))`

/** Ranks the newest hits by their words and how much they are saved; one pin of a picture idea. */
export async function searchPins(db: Db, search: PinSearch): Promise<PinHit[]> {
  const { viewerId, part, upTo, after, limit } = search
  const words = asTextQuery(search.query)
  const { rankedHits, popularityShare, popularityHalfLifeMs } = searchLimits
  const scoredByAge = sql`(id >> 22)::float8 / ${popularityHalfLifeMs}::float8`
  const hits = newestHits({
    columns: sql`id, aggregated_pin_id, user_id, search, popularity`,
    condition: sql`${scopeCondition(search)} AND search @@ ${words} AND ${filterCondition(search.filters)}
      AND id <= ${upTo ?? '9223372036854775807'}::bigint`,
    part,
    limit: rankedHits,
  })
  const { rows } = await sql<PinHit>`
    WITH ${hits},
    ranked AS (SELECT DISTINCT ON (aggregated_pin_id) id, aggregated_pin_id,
        ts_rank(search, ${words})::float8
          + ${popularityShare}::float8 * greatest(popularity::float8, ${scoredByAge}) AS score
      FROM hit WHERE ${isFromUnblocked(viewerId)} ORDER BY aggregated_pin_id, score DESC, id DESC)
    SELECT id, aggregated_pin_id, score, ${partOfHits(part)} AS part, (SELECT max(id)::text FROM hit) AS newest_hit,
      (SELECT min(id)::text FROM hit) AS oldest_hit,
      (SELECT count(*) FROM hit) = ${rankedHits} AS has_older_hits
    FROM ranked
    WHERE ${after ? sql`(score, id) < (${after[0]}::float8, ${after[1]}::bigint)` : sql`true`}
    ORDER BY score DESC, id DESC LIMIT ${limit}`.execute(db)
  return rows
}

function scopeCondition({ scope, viewerId }: PinSearch): RawBuilder<unknown> {
  if (scope === 'my_pins') return sql`user_id = ${viewerId}::bigint`
  const listed = sql`is_listed AND is_lead`
  return scope === 'buyable_pins' ? sql`${listed} AND price_value IS NOT NULL` : listed
}

function filterCondition({ price_min, price_max, domain }: SearchFilters): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (price_min != null) conditions.push(sql`price_value >= ${price_min}::numeric`)
  if (price_max != null) conditions.push(sql`price_value <= ${price_max}::numeric`)
  if (domain) conditions.push(sql`domain = ${domain.toLowerCase()}`)
  return sql.join(conditions, sql` AND `)
}

const isFromUnblocked = (viewerId: string | null): RawBuilder<unknown> =>
  viewerId === null
    ? sql`true`
    : sql`user_id NOT IN (SELECT blocked_id FROM user_blocks WHERE blocker_id = ${viewerId}::bigint
        UNION ALL SELECT blocker_id FROM user_blocks WHERE blocked_id = ${viewerId}::bigint)`

/** Titles of the newest hits of a query. */
export async function titlesOfHits(db: Db, viewerId: string | null, query: string): Promise<string[]> {
  const hits = newestHits({
    columns: sql`id, title`,
    condition: sql`is_listed AND is_lead AND ${isFromUnblocked(viewerId)} AND search @@ ${asTextQuery(query)}`,
    part: null,
    limit: searchLimits.guideHits,
  })
  const { rows } = await sql<{ title: string }>`WITH ${hits} SELECT title FROM hit ORDER BY id DESC`.execute(
    db,
  )
  return rows.map(({ title }) => title)
}
