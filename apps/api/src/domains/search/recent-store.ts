import { sql } from 'kysely'
import { MAX_RECENT_SEARCHES } from '@tessera/api-types/search/recent-searches'
import { toSearchScope } from '@tessera/api-types/search/search-scope'
import type { RecentSearch } from '@tessera/api-types/search/views'
import type { Db } from '../../kernel/deps.ts'

/** The member's recent searches, the newest first. */
export async function listRecent(db: Db, userId: string): Promise<RecentSearch[]> {
  const rows = await db
    .selectFrom('recentSearches')
    .select(['query', 'scope', 'sequence'])
    .where('userId', '=', userId)
    .orderBy('sequence', 'desc')
    .limit(MAX_RECENT_SEARCHES)
    .execute()
  return rows.map((row) => ({ ...row, scope: toSearchScope(row.scope) }))
}

/** Puts a search in front; the one that differs in case only moves up instead. */
export async function putRecent(
  tx: Db,
  userId: string,
  { query, scope }: RecentSearch,
  sequence: string,
): Promise<void> {
  await tx
    .insertInto('recentSearches')
    .values({ userId, queryKey: query.toLowerCase(), query, scope, sequence })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'queryKey']).doUpdateSet((row) => ({
        query: row.ref('excluded.query'),
        scope: row.ref('excluded.scope'),
        sequence: row.ref('excluded.sequence'),
      })),
    )
    .execute()
}

export async function dropOldRecent(tx: Db, userId: string): Promise<void> {
  await sql`DELETE FROM recent_searches WHERE user_id = ${userId}::bigint AND sequence NOT IN (
    SELECT sequence FROM recent_searches WHERE user_id = ${userId}::bigint
    ORDER BY sequence DESC LIMIT ${MAX_RECENT_SEARCHES})`.execute(tx)
}

/** Forgets one query, or all with null. */
export async function forgetRecent(tx: Db, userId: string, query: string | null): Promise<void> {
  let rows = tx.deleteFrom('recentSearches').where('userId', '=', userId)
  if (query !== null) rows = rows.where('queryKey', '=', query.toLowerCase())
  await rows.execute()
}

/** Recent queries that begin as `term` does. */
export async function recentLike(db: Db, userId: string, term: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('recentSearches')
    .select('query')
    .where('userId', '=', userId)
    .where(sql<boolean>`starts_with(phrase_words(query_key), phrase_words(${term}))`)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ query }) => query)
}
