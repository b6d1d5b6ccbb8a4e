import { sql, type RawBuilder } from 'kysely'
import type { SearchScope } from '@tessera/api-types/search/search-scope'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'
import { newestHits, partOfHits, type SearchedPart } from './hit-pool-store.ts'
import { matchOf } from './query-match-store.ts'
import { searchLimits } from './search-limits.ts'
import { topicHits } from './topic-hits-store.ts'
import { blockedIds, isUnwantedAi } from '../../db/visibility.ts'

export interface SearchFilters {
  price_min?: number | null
  price_max?: number | null
  price_currency?: string | null
  domain?: string | null
}

export interface PinSearch {
  query: string
  /** Whether one of the words is enough. */
  isLoose: boolean
  scope: Exclude<SearchScope, 'boards' | 'users'>
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

/**
 * Ranks the newest hits, and pins of the topics that the query names, by their words, their colors and how much
 * they are saved; one pin of a picture idea.
 */
export async function searchPins(db: Db, search: PinSearch): Promise<PinHit[]> {
  const { viewerId, part, upTo, after, limit } = search
  const match = matchOf(search.query, search.isLoose)
  const { rankedHits, popularityShare, popularityHalfLifeMs } = searchLimits
  const scoredByAge = sql`(id >> 22)::float8 / ${popularityHalfLifeMs}::float8`
  const columns = sql`pins.id, aggregated_pin_id, user_id, search, colors, popularity`
  const condition = sql`${scopeCondition(search)} AND ${filterCondition(search.filters)}
    AND ${search.scope === 'my_pins' ? sql`true` : isWanted(viewerId)} AND ${isUpTo(upTo)}`
  const hits = newestHits({
    columns,
    condition: sql`${condition} AND ${match.condition}`,
    part,
    limit: rankedHits,
  })
  const { rows } = await sql<PinHit>`
    WITH ${planningOf(search)} ${hits}, ${topicHits({ columns, condition, query: search.query })},
    found AS MATERIALIZED (SELECT * FROM hit UNION ALL SELECT * FROM topical),
    ranked AS (SELECT DISTINCT ON (aggregated_pin_id) id, aggregated_pin_id,
        ${match.rank} + ${popularityShare}::float8 * greatest(popularity::float8, ${scoredByAge}) AS score
      FROM found WHERE ${isFromUnblocked(viewerId)} ORDER BY aggregated_pin_id, score DESC, id DESC)
    SELECT id, aggregated_pin_id, score, ${partOfHits(part)} AS part, (SELECT max(id)::text FROM found) AS newest_hit,
      (SELECT min(id)::text FROM hit) AS oldest_hit,
      (SELECT count(*) FROM hit) = ${rankedHits} AS has_older_hits
    FROM ranked
    WHERE ${after ? sql`(score, id) < (${after[0]}::float8, ${after[1]}::bigint)` : sql`true`}
    ORDER BY score DESC, id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** A sum, for which no index is read: one plan for all values takes the ids themselves for a narrow range. */
const isUpTo = (upTo: string | null): RawBuilder<unknown> =>
  sql`pins.id + 0 <= ${upTo ?? '9223372036854775807'}::bigint`

/**
 * Among listed pins words are found through their index, rare and common ones alike: one plan does, and takes longer
 * to make than to run. What else narrows the hits may be the better way to them.
 */
function planningOf({ scope, filters }: PinSearch): RawBuilder<unknown> {
  const isPlain = scope !== 'my_pins' && Object.values(filters).every((filter) => filter == null)
  return isPlain ? plannedOnce : sql``
}

function scopeCondition({ scope, viewerId }: PinSearch): RawBuilder<unknown> {
  if (scope === 'my_pins') return sql`user_id = ${viewerId}::bigint`
  const listed = sql`is_listed AND is_lead`
  if (scope === 'buyable_pins') return sql`${listed} AND ${isOffered(sql`true`)}`
  return scope === 'videos' ? sql`${listed} AND ${isVideo}` : listed
}

const isVideo = sql`EXISTS (SELECT FROM video_pins video
  WHERE video.aggregated_pin_id = pins.aggregated_pin_id)`

const isOffered = (condition: RawBuilder<unknown>) => sql`EXISTS (SELECT FROM product_pins offer
  WHERE offer.aggregated_pin_id = pins.aggregated_pin_id AND ${condition})`

function filterCondition({
  price_min,
  price_max,
  price_currency,
  domain,
}: SearchFilters): RawBuilder<unknown> {
  const conditions = [sql`true`]
  if (price_min != null) conditions.push(isOffered(sql`offer.price_value >= ${price_min}::numeric`))
  if (price_max != null) conditions.push(isOffered(sql`offer.price_value <= ${price_max}::numeric`))
  const hasPrice = price_min != null || price_max != null
  if (hasPrice && price_currency) conditions.push(isOffered(sql`offer.price_currency = ${price_currency}`))
  if (domain) conditions.push(sql`domain = ${domain.toLowerCase()}`)
  return sql.join(conditions, sql` AND `)
}

/** No pin that the viewer has hidden, and none made with AI for who wants none. */
const isWanted = (viewerId: string | null): RawBuilder<unknown> =>
  viewerId === null
    ? sql`true`
    : sql`NOT ${isUnwantedAi('pins', viewerId)} AND aggregated_pin_id NOT IN (
        SELECT hidden.aggregated_pin_id FROM hidden_pins hidden WHERE hidden.user_id = ${viewerId}::bigint)`

const isFromUnblocked = (viewerId: string | null): RawBuilder<unknown> =>
  viewerId === null ? sql`true` : sql`user_id NOT IN ${blockedIds(viewerId)}`

export interface TitleOfHit {
  title: string
  imageSignature: string
  /** Whether the pin is found by its title, by what its picture shows, by its colors or by its topic, not only by its description. */
  isAbout: boolean
}

/** Titles and pictures of the newest hits of a query, and of pins of the topics that it names. */
export async function titlesOfHits(db: Db, viewerId: string | null, query: string): Promise<TitleOfHit[]> {
  const columns = sql`pins.id, title, image_signature, search, colors`
  const match = matchOf(query)
  const condition = sql`is_listed AND is_lead AND ${isFromUnblocked(viewerId)} AND ${isWanted(viewerId)}`
  const hits = newestHits({
    columns,
    condition: sql`${condition} AND ${match.condition}`,
    part: null,
    limit: searchLimits.guideHits,
  })
  const { rows } = await sql<TitleOfHit>`
    WITH ${hits}, ${topicHits({ columns, condition, query })},
    found AS (SELECT id, title, image_signature, ${match.isAbout} AS is_about FROM hit
      UNION ALL SELECT id, title, image_signature, true FROM topical)
    SELECT title, image_signature, bool_or(is_about) AS is_about FROM found GROUP BY id, title, image_signature
    ORDER BY id DESC LIMIT ${searchLimits.guideHits}`.execute(db)
  return rows
}
