import { sql, type RawBuilder } from 'kysely'

/**
 * Text for LIKE beside a `plain_text` column. The signs of a pattern are escaped once the text is plain, which the
 * full-width `％`, `＿` and `＼` become too.
 */
export const plainLikeText = (text: string): RawBuilder<string> =>
  sql<string>`regexp_replace(plain_text(${text}), '[\\\\%_]', '\\\\\\&', 'g')`
