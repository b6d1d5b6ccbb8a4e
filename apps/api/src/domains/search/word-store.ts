import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'

/** For each word the known words most like it, the likeliest first; itself alone where it is known. */
export async function wordsLike(db: Db, words: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ likely: string[] }>`
    SELECT coalesce(
      (SELECT ARRAY[word] FROM search_words WHERE word = asked.word),
      ARRAY(SELECT word FROM search_words
        WHERE word % asked.word AND similarity(word, asked.word) >= ${searchLimits.minLikeness}
        ORDER BY similarity(word, asked.word) DESC, pin_count DESC LIMIT ${searchLimits.likeWords})) AS likely
    FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS asked (word, place)
    ORDER BY asked.place`.execute(db)
  return rows.map(({ likely }) => likely)
}

/** Phrases that begin, at one of their words, as `term` does; the weightiest first. */
export async function phrasesLike(db: Db, term: string, limit: number): Promise<string[]> {
  const { rows } =
    term.length <= searchLimits.prefixLength
      ? await sql<{ phrase: string }>`
          SELECT phrase FROM search_prefixes WHERE prefix = ${term}
          ORDER BY place LIMIT ${limit}`.execute(db)
      : await sql<{ phrase: string }>`
          SELECT phrase FROM search_phrases WHERE phrase LIKE ${`${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}
          ORDER BY weight DESC, phrase LIMIT ${limit}`.execute(db)
  return rows.map(({ phrase }) => phrase)
}
