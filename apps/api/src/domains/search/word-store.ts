import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'

/** Each word as names are compared, and the known words most like it, the likeliest first; itself alone where it is known. */
export async function wordsLike(
  db: Db,
  words: readonly string[],
): Promise<{ word: string; likely: string[] }[]> {
  const { rows } = await sql<{ word: string; likely: string[] }>`
    SELECT asked.word, coalesce(
      (SELECT ARRAY[word] FROM search_words WHERE word = asked.word),
      ARRAY(SELECT word FROM search_words
        WHERE word % asked.word AND similarity(word, asked.word) >= ${searchLimits.minLikeness}
        ORDER BY similarity(word, asked.word) DESC, pin_count DESC LIMIT ${searchLimits.likeWords})) AS likely
    FROM (SELECT plain_text(word) AS word, place
      FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS written (word, place)) asked
    ORDER BY asked.place`.execute(db)
  return rows
}

/**
 * Phrases that begin with `term`, as people write them, the weightiest first. A short term finds phrases of which any
 * word begins so.
 */
export async function phrasesLike(db: Db, term: string, limit: number): Promise<string[]> {
  const { prefixLength } = searchLimits
  // Takes % and _ away with all punctuation, so that the term is no pattern.
  const words = sql`phrase_words(${term})`
  const { rows } = await sql<{ shown: string }>`
    (SELECT coalesce(shown, phrase) AS shown, place::real AS rank FROM search_prefixes
      WHERE length(${words}) <= ${prefixLength} AND prefix = ${words} ORDER BY place LIMIT ${limit})
    UNION ALL
    (SELECT coalesce(shown, phrase), -weight FROM search_phrases
      WHERE length(${words}) > ${prefixLength} AND phrase LIKE ${words} || '%'
      ORDER BY weight DESC, phrase LIMIT ${limit})
    ORDER BY rank, shown`.execute(db)
  return rows.map(({ shown }) => shown)
}
