import { sql, type Expression, type RawBuilder } from 'kysely'
import { countedRows, type ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../kernel/deps.ts'

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
    const pattern = `%${value.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return sql<boolean>`plain_text(concat_ws(' ', ${columns})) LIKE plain_text(${pattern})`
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
  const order = direction === 'ASC' ? sql`ASC` : sql`DESC`
  const nulls = fields.indexed?.includes(field) ? sql`` : sql`NULLS LAST`
  const column = fields.sort[field] ?? plainColumn('id')
  const cut = ids ? sql`` : sql`LIMIT ${last - first + 1} OFFSET ${first}`
  const matching = sql`FROM (${query}) AS listed ${where}`
  const page =
    sql<Row>`SELECT * ${matching} ORDER BY ${column} ${order} ${nulls}, id ${order} ${cut}`.execute(db)
  if (ids) {
    const { rows } = await page
    return { rows, total: rows.length, offset: 0 }
  }
  const [{ rows }, total] = await Promise.all([page, countRows(db, matching, request)])
  return { rows, total, offset: first }
}
