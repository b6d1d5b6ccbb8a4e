import { sql } from 'kysely'
import { idFloor } from '../../db/ids.ts'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'

/** Trending searches, the most popular first. */
export async function listTrending(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('trendingSearches').select('query').orderBy('place').execute()
  return rows.map(({ query }) => query)
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
