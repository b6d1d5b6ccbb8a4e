import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'

/** For each word no pin holds, the known word most like it; null where there is none. */
export async function likeliestWords(db: Db, words: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ word: string | null }>`
    SELECT likely.word FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS asked (word, place)
    LEFT JOIN LATERAL (
      (SELECT word, 2 AS likeness, pin_count FROM search_words WHERE word = asked.word)
      UNION ALL
      (SELECT word, similarity(word, asked.word) AS likeness, pin_count FROM search_words
        WHERE word % asked.word AND similarity(word, asked.word) >= ${searchLimits.minLikeness}
        ORDER BY likeness DESC, pin_count DESC LIMIT 1)
      ORDER BY likeness DESC LIMIT 1) likely ON true
    ORDER BY asked.place`.execute(db)
  return rows.map(({ word }) => word)
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
