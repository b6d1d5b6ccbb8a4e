import { sql, type Expression, type RawBuilder } from 'kysely'
import { countedRows, type ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../kernel/deps.ts'
import { plainLikeText } from './like-text.ts'

/** Which fields of a list sort it and which filter it; each is a column of the listed query. */
export interface ListFields {
  sort: Readonly<Record<string, RawBuilder<unknown>>>
  filter: Readonly<Record<string, (value: string) => RawBuilder<boolean>>>
  /** Fields of an index that are never null: their order is that of the index, in both directions. */
  indexed?: readonly string[]
}

export interface Listed<Row> {
  rows: Row[]
  /** How many rows there are, counted to one past {@link countedRows}. */
  total: number
  offset: number
}

/** How many rows `matching` (`FROM … WHERE …`) has; rows are read no further than they are counted. */
export async function countRows(
  db: Db,
  matching: RawBuilder<unknown>,
  { range: [, last] }: Pick<ListRequest, 'range'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT ${matching} LIMIT ${countedRows(last) + 1}) AS counted`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

export const plainColumn = (name: string): RawBuilder<unknown> => sql`${sql.ref(name)}`
export const textColumn = (name: string): RawBuilder<unknown> => sql`plain_text(${sql.ref(name)}::text)`

/** Case- and accent-insensitive "contains" over one or more columns. */
export const containing =
  (...names: string[]) =>
  (value: string): RawBuilder<boolean> => {
    const columns = sql.join(names.map((name) => sql`${sql.ref(name)}::text`))
    return sql<boolean>`plain_text(concat_ws(' ', ${columns})) LIKE '%' || ${plainLikeText(value.trim())} || '%'`
  }

export const equalTo =
  (name: string) =>
  (value: string): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(name)} = ${value}`

/**
 * One range of `query`, which must have a column `id`; the id breaks ties.
 * With `filter.id` it returns exactly those records, uncut.
 */
export async function readList<Row>(
  db: Db,
  query: Expression<Row>,
  request: ListRequest,
  fields: ListFields,
): Promise<Listed<Row>> {
  const {
    sort: [field, direction],
    range: [first, last],
    filter,
  } = request
  const { id: ids, ...named } = filter
  const conditions = Object.entries(named).flatMap(([name, value]) => {
    const condition = fields.filter[name]
    return condition && typeof value === 'string' && value !== '' ? [condition(value)] : []
  })
  if (ids) conditions.push(sql<boolean>`id = ANY(${ids}::bigint[])`)
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
  const way = direction === 'ASC' ? sql`ASC` : sql`DESC`
  const isIndexed = fields.indexed?.includes(field) ?? false
  const column = fields.sort[field] ?? plainColumn('id')
  const order = sql`ORDER BY ${column} ${way} ${isIndexed ? sql`` : sql`NULLS LAST`}, id ${way}`
  const cut = ids ? sql`` : sql`LIMIT ${last - first + 1} OFFSET ${first}`
  const matching = sql`FROM (${query}) AS listed ${where}`
  const page = sql<Row>`SELECT * ${matching} ${order} ${cut}`
  if (ids) {
    const { rows } = await page.execute(db)
    return { rows, total: rows.length, offset: 0 }
  }
  // Finding what a search matches costs most of it, so that is done once for the page and its total.
  if (conditions.length > 0 && !isIndexed) {
    const { rows } = await sql<Row & { matchCount: number }>`
      WITH matches AS MATERIALIZED (SELECT id ${matching})
      SELECT *, (SELECT count(*)::int FROM (SELECT FROM matches LIMIT ${countedRows(last) + 1}) AS counted) AS match_count
      FROM (${query}) AS listed WHERE id IN (SELECT id FROM matches) ${order} ${cut}`.execute(db)
    const [row] = rows
    if (row || first === 0) return { rows, total: row?.matchCount ?? 0, offset: first }
  }
  const [{ rows }, total] = await Promise.all([page.execute(db), countRows(db, matching, request)])
  return { rows, total, offset: first }
}
