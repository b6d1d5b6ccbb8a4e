import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'

const LISTED = 'is_listed AND is_lead'
const MAX_PHRASE_LENGTH = 60

const NAMING = `SELECT to_tsvector('simple', plain_text(title)) FROM pins WHERE ${LISTED}
  UNION ALL SELECT to_tsvector('simple', plain_text(name)) FROM interests`

/** Words and stems of all listed pins, with the number of pins that hold them; a topic's name counts as one pin. */
export async function rebuildWords(tx: Db): Promise<void> {
  await tx.deleteFrom('searchWords').execute()
  await tx.deleteFrom('searchStems').execute()
  await sql`INSERT INTO search_words (word, pin_count)
    SELECT word, ndoc FROM ts_stat(${NAMING})
    WHERE length(word) BETWEEN 3 AND 40`.execute(tx)
  await sql`INSERT INTO search_stems (stem, pin_count)
    SELECT word, ndoc FROM ts_stat(${`SELECT search FROM pins WHERE ${LISTED}`})`.execute(tx)
}

/**
 * Phrases people may mean: topics, names of public boards, titles of pins and single words.
 * Board names and titles that only one person uses stay out: they may be nobody else's business.
 */
export async function rebuildPhrases(tx: Db): Promise<void> {
  await tx.deleteFrom('searchPhrases').execute()
  await tx.deleteFrom('searchPrefixes').execute()
  await sql`
    INSERT INTO search_phrases (phrase, weight)
    SELECT phrase, sum(weight) FROM (
      SELECT plain_text(name) AS phrase, 1000 + follower_count AS weight FROM interests
      UNION ALL
      SELECT plain_text(name), count(DISTINCT owner_id) FROM boards WHERE privacy = 'public'
        GROUP BY plain_text(name) HAVING count(DISTINCT owner_id) > 1
      UNION ALL
      SELECT plain_text(title), count(DISTINCT user_id) FROM pins
        WHERE is_listed AND is_lead AND title <> ''
        GROUP BY plain_text(title) HAVING count(DISTINCT user_id) > 1
      UNION ALL
      SELECT word, pin_count * 0.5 FROM search_words WHERE pin_count > 1
    ) said WHERE length(btrim(phrase)) BETWEEN 2 AND ${MAX_PHRASE_LENGTH}
    GROUP BY phrase`.execute(tx)
  await sql`
    INSERT INTO search_prefixes (prefix, place, phrase)
    SELECT prefix, place, phrase FROM (
      SELECT prefix, phrase, row_number() OVER (PARTITION BY prefix ORDER BY weight DESC, phrase) AS place
      FROM (SELECT DISTINCT left(rest, size) AS prefix, phrase, weight
        FROM search_phrases, generate_series(1, ${searchLimits.prefixLength}) AS size,
          LATERAL (SELECT substr(phrase, length(head) + 1) AS rest FROM (
            SELECT '' AS head UNION ALL
            SELECT array_to_string((string_to_array(phrase, ' '))[1:words], ' ') || ' '
            FROM generate_series(1, cardinality(string_to_array(phrase, ' ')) - 1) AS words) heads) beginnings
        WHERE length(rest) >= size) begun
    ) placed WHERE place <= ${searchLimits.phrasesPerPrefix}`.execute(tx)
}
