import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { searchLimits } from './search-limits.ts'

const LISTED = 'is_listed AND is_lead'
const MAX_PHRASE_LENGTH = 60

const naming = (words: (column: string) => string): string =>
  `SELECT to_tsvector('simple', ${words('title')}) FROM pins WHERE ${LISTED}
  UNION ALL SELECT to_tsvector('simple', ${words('name')}) FROM interests`
const NAMING = naming((column) => `plain_text(${column})`)
const NAMING_AS_WRITTEN = naming((column) => column)

/** A name as people are offered it: in lower case, with its accents and signs. */
const asWritten = (column: 'name' | 'title') =>
  sql`regexp_replace(btrim(lower(${sql.ref(column)})), '[[:space:]]+', ' ', 'g')`

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
    INSERT INTO search_phrases (phrase, shown, weight)
    SELECT phrase, (array_agg(shown ORDER BY weight DESC, shown))[1], sum(weight) FROM (
      SELECT phrase_words(name) AS phrase, ${asWritten('name')} AS shown, 1000 + follower_count AS weight FROM interests
      UNION ALL
      SELECT phrase_words(name), mode() WITHIN GROUP (ORDER BY ${asWritten('name')}), count(DISTINCT owner_id)
        FROM boards WHERE privacy = 'public'
        GROUP BY phrase_words(name) HAVING count(DISTINCT owner_id) > 1
      UNION ALL
      SELECT phrase_words(title), mode() WITHIN GROUP (ORDER BY ${asWritten('title')}), count(DISTINCT user_id)
        FROM pins WHERE is_listed AND is_lead AND title <> ''
        GROUP BY phrase_words(title) HAVING count(DISTINCT user_id) > 1
      UNION ALL
      SELECT phrase_words(word), coalesce(spelled, word), pin_count * 0.5
        FROM search_words LEFT JOIN (
          SELECT DISTINCT ON (plain_text(word)) plain_text(word) AS plain, word AS spelled
          FROM ts_stat(${NAMING_AS_WRITTEN}) ORDER BY plain_text(word), ndoc DESC, word
        ) spellings ON plain = word
        WHERE pin_count > 1
    ) said WHERE length(phrase) BETWEEN 2 AND ${MAX_PHRASE_LENGTH}
    GROUP BY phrase`.execute(tx)
  await sql`
    INSERT INTO search_prefixes (prefix, place, phrase, shown)
    SELECT prefix, place, phrase, shown FROM (
      SELECT prefix, phrase, shown, row_number() OVER (PARTITION BY prefix ORDER BY weight DESC, phrase) AS place
      FROM (SELECT DISTINCT left(rest, size) AS prefix, phrase, shown, weight
        FROM search_phrases, generate_series(1, ${searchLimits.prefixLength}) AS size,
          LATERAL (SELECT substr(phrase, length(head) + 1) AS rest FROM (
            SELECT '' AS head UNION ALL
            SELECT array_to_string((string_to_array(phrase, ' '))[1:words], ' ') || ' '
            FROM generate_series(1, cardinality(string_to_array(phrase, ' ')) - 1) AS words) heads) beginnings
        WHERE length(rest) >= size) begun
    ) placed WHERE place <= ${searchLimits.phrasesPerPrefix}`.execute(tx)
}
