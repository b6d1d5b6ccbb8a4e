import { sql, type RawBuilder } from 'kysely'
import { colorsBeside, restOf } from './query-match-store.ts'
import { searchLimits } from './search-limits.ts'

interface TopicHits {
  columns: RawBuilder<unknown>
  condition: RawBuilder<unknown>
  query: string
}

/**
 * Part of a WITH: the most popular pins of the topics whose name stands in the query. What the query
 * adds beyond the name must be in the pin, a color in its words or its picture.
 */
export const topicHits = ({ columns, condition, query }: TopicHits): RawBuilder<unknown> => sql`
  topic AS MATERIALIZED (SELECT i.id, array_to_string(ARRAY(
      SELECT quote_literal(word) FROM unnest(tsvector_to_array(asked.rest)) word
      WHERE word <> ALL(tsvector_to_array(to_tsvector('english', plain_text(i.name))))), ' & ') AS others,
      to_tsvector('english', plain_text(i.name)) AS name_words
    FROM (SELECT to_tsvector('english', plain_text(${query})) AS words,
      to_tsvector('english', plain_text(${restOf(query)})) AS rest OFFSET 0) asked
    JOIN interests i ON asked.words @@ plainto_tsquery('english', plain_text(i.name))),
  topical AS MATERIALIZED (SELECT ${columns} FROM topic CROSS JOIN LATERAL (
      SELECT aggregated_pin_id AS topic_pin_id FROM pin_interests WHERE interest_id = topic.id
      ORDER BY popularity DESC, aggregated_pin_id DESC LIMIT ${searchLimits.topicHits}) filed
    JOIN pins ON pins.aggregated_pin_id = topic_pin_id
    WHERE ${condition} AND (others = '' OR search @@ others::tsquery)
      AND ${colorsBeside(query, sql`name_words`)})`
