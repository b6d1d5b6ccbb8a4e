import { sql, type RawBuilder } from 'kysely'
import { colorNumber, type Color } from '../../images/picture-colors.ts'
import { coloredQuery, type ColoredQuery } from './color-rules.ts'
import { searchLimits } from './search-limits.ts'

export interface QueryMatch {
  /** The pin has what the query asks for. */
  condition: RawBuilder<unknown>
  /** How well, from 0 for nothing to about 1. */
  rank: RawBuilder<unknown>
  /** Its title, its alt text or its picture has it, not only the description. */
  isAbout: RawBuilder<unknown>
}

/** Read once a statement, not once a row: as a subquery of its own. */
const asTextQuery = (query: string): RawBuilder<unknown> =>
  sql`(SELECT websearch_to_tsquery('english', plain_text(${query})))`

const anyWordOf = (query: string): RawBuilder<unknown> => sql`(SELECT array_to_string(ARRAY(
  SELECT quote_literal(word) FROM unnest(tsvector_to_array(to_tsvector('english', plain_text(${query})))) word),
  ' | ')::tsquery)`

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(conditions, sql` AND `)

const hasColor = (color: Color): RawBuilder<unknown> => sql`colors @> ARRAY[${colorNumber(color)}::smallint]`

/** By its words, and for a color also by the picture; columns are those of `pins`. */
export function matchOf(query: string, isLoose = false): QueryMatch {
  const colored = isLoose ? null : coloredQuery(query)
  if (colored) return coloredMatch(query, colored)
  const words = isLoose ? anyWordOf(query) : asTextQuery(query)
  return {
    condition: sql`search @@ ${words}`,
    rank: sql`ts_rank(search, ${words})::float8`,
    isAbout: sql`ts_filter(search, '{a,b}') @@ ${words}`,
  }
}

function coloredMatch(query: string, { colors, rest }: ColoredQuery): QueryMatch {
  const saysRest = (words: RawBuilder<unknown>) =>
    rest === '' ? [] : [sql`${words} @@ ${asTextQuery(rest)}`]
  const oneOfWords = 1 / (colors.length + rest.split(' ').filter(Boolean).length)
  const shown = colors.map(
    ({ color }) => sql`coalesce(${searchLimits.colorShare * oneOfWords}::float8
      / array_position(colors, ${colorNumber(color)}::smallint), 0)`,
  )
  return {
    condition: all([
      ...saysRest(sql`search`),
      ...colors.map(({ word, color }) => sql`(search @@ ${asTextQuery(word)} OR ${hasColor(color)})`),
    ]),
    rank: sql`(ts_rank(search, ${anyWordOf(query)})::float8 + ${sql.join(shown, sql` + `)})`,
    isAbout: all([sql`true`, ...saysRest(sql`ts_filter(search, '{a,b}')`)]),
  }
}

/** What a pin of a topic that the query names must have beside it; `name` is the tsvector of the topic's name. */
export function colorsBeside(query: string, name: RawBuilder<unknown>): RawBuilder<unknown> {
  const { colors } = coloredQuery(query) ?? { colors: [] }
  return all([
    sql`true`,
    ...colors.map(({ word, color }) => {
      const asked = asTextQuery(word)
      return sql`(${name} @@ ${asked} OR search @@ ${asked} OR ${hasColor(color)})`
    }),
  ])
}

/** The query without its colors. */
export const restOf = (query: string): string => coloredQuery(query)?.rest ?? query
