import { sql } from 'kysely'
import type { TrendsView } from '@tessera/api-types/search/trends'
import { idFloor } from '../../db/ids.ts'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'

/** Trending searches, the most popular first. */
export async function listTrending(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('trendingSearches').select('query').orderBy('place').execute()
  return rows.map(({ query }) => query)
}

/** Names of topics that the member follows, the last followed first. */
export async function listFollowedTopics(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('interestFollows as f')
    .innerJoin('interests as i', 'i.id', 'f.interestId')
    .select('i.name')
    .where('f.userId', '=', userId)
    .orderBy('f.createdAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}

/**
 * What several people searched for lately. A query with a word that no public pin holds stays out:
 * it finds nothing, and may be nobody else's business.
 */
export async function rebuildTrends(tx: Db, now: Date): Promise<void> {
  const { trendWindowMs, trendSearchers, trends } = searchLimits
  await tx.deleteFrom('trendingSearches').execute()
  await sql`
    INSERT INTO trending_searches (place, query)
    SELECT row_number() OVER (ORDER BY count(*) DESC, max(sequence) DESC), query_key
    FROM recent_searches
    WHERE scope = 'pins' AND sequence >= ${idFloor(new Date(now.getTime() - trendWindowMs))}::bigint
      AND NOT EXISTS (SELECT 1 FROM regexp_split_to_table(plain_text(query_key), '\\s+') AS asked (word)
        WHERE length(word) > 2 AND NOT EXISTS (SELECT 1 FROM search_words known WHERE known.word = asked.word))
    GROUP BY query_key HAVING count(*) >= ${trendSearchers}
    ORDER BY 1 LIMIT ${trends}`.execute(tx)
}

/** Topics that grow, the most grown first, beside the searches. */
export async function listTrends(db: Db): Promise<TrendsView> {
  const topics = await db
    .selectFrom('trendingTopics as t')
    .innerJoin('interests as i', 'i.id', 't.interestId')
    .select(['i.id', 'i.slug', 'i.name', 't.saves', 't.savesBefore'])
    .orderBy('t.place')
    .execute()
  const views = topics.map(({ savesBefore, ...topic }) => ({ ...topic, saves_before: savesBefore }))
  return { topics: views, searches: await listTrending(db) }
}

/** Topics of which several people saved public pins, and more than in the time before. */
export async function rebuildTopicTrends(tx: Db, now: Date): Promise<void> {
  const { topicTrendMs, trendSearchers, trends } = searchLimits
  const since = (times: number) => idFloor(new Date(now.getTime() - times * topicTrendMs))
  await tx.deleteFrom('trendingTopics').execute()
  await sql`
    INSERT INTO trending_topics (place, interest_id, saves, saves_before)
    SELECT row_number() OVER (ORDER BY saves::float8 / greatest(saves_before, 1) DESC, saves DESC, interest_id),
      interest_id, saves, saves_before
    FROM (
      SELECT t.interest_id, count(*) FILTER (WHERE p.id >= ${since(1)}::bigint) AS saves,
        count(*) FILTER (WHERE p.id < ${since(1)}::bigint) AS saves_before,
        count(DISTINCT p.user_id) FILTER (WHERE p.id >= ${since(1)}::bigint) AS people
      FROM pins p JOIN pin_interests t ON t.aggregated_pin_id = p.aggregated_pin_id
      WHERE p.id >= ${since(2)}::bigint AND p.saved_from_pin_id IS NOT NULL AND p.is_listed
      GROUP BY t.interest_id) counted
    WHERE people >= ${trendSearchers} AND saves > saves_before
    ORDER BY 1 LIMIT ${trends}`.execute(tx)
}
