import { sql, type RawBuilder } from 'kysely'
import { feedLimits } from './feed-limits.ts'

/**
 * Pins that hold some of the rare stems of a text vector or, where it has common ones only,
 * several of them together. Stems of this text alone help nobody; unknown ones count as rare.
 * @param vector an expression that gives a tsvector
 */
export const pinsOfSameWords = (vector: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT 'text' AS source, row_number() OVER (ORDER BY p.rank DESC, p.id DESC) AS place, p.id AS pin_id,
    p.aggregated_pin_id, p.user_id, p.board_id, p.image_signature, p.dominant_color, p.image_width,
    p.image_height, NULL AS k1, NULL AS k2, (p.rank / greatest(max(p.rank) OVER (), 1e-9))::real AS score,
    NULL::bigint AS reason_id, false AS has_more
  FROM (
    WITH asked AS MATERIALIZED (
      SELECT coalesce(string_agg(quoted, ' | ') FILTER (WHERE is_rare), string_agg(quoted, ' & '))::tsquery AS words
      FROM (
        SELECT '''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''' AS quoted,
          coalesce(pin_count, 2) <= ${feedLimits.rareStemPins} AS is_rare
        FROM unnest(${vector}) LEFT JOIN LATERAL (
          SELECT pin_count FROM search_stems WHERE stem = lexeme LIMIT 1) known ON true
        WHERE coalesce(pin_count, 2) > 1
        ORDER BY coalesce(pin_count, 2), lexeme LIMIT ${sql.lit(feedLimits.textStems)}) rarest)
    SELECT hit.*, ts_rank(hit.search, (SELECT words FROM asked)) AS rank
    FROM (SELECT * FROM pins WHERE is_listed AND is_lead
      AND search @@ (SELECT words FROM asked) LIMIT ${sql.lit(feedLimits.textHits)}) hit
    ORDER BY rank DESC, hit.id DESC LIMIT ${sql.lit(feedLimits.textWindow)}) p`
