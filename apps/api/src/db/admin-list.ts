import { sql, type Expression, type RawBuilder } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../kernel/deps.ts'

/** Which fields of a list sort it and which filter it; each is a column of the listed query. */
export interface ListFields {
  sort: Readonly<Record<string, RawBuilder<unknown>>>
  filter: Readonly<Record<string, (value: string) => RawBuilder<boolean>>>
}

export interface Listed<Row> {
  rows: Row[]
  total: number
  offset: number
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
  { sort: [field, direction], range: [first, last], filter }: ListRequest,
  fields: ListFields,
): Promise<Listed<Row>> {
  const { id: ids, ...named } = filter
  const conditions = Object.entries(named).flatMap(([name, value]) => {
    const condition = fields.filter[name]
    return condition && typeof value === 'string' && value !== '' ? [condition(value)] : []
  })
  if (ids) conditions.push(sql<boolean>`id = ANY(${ids}::bigint[])`)
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
  const order = direction === 'ASC' ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`
  const column = fields.sort[field] ?? plainColumn('id')
  const cut = ids ? sql`` : sql`LIMIT ${last - first + 1} OFFSET ${first}`
  const [page, count] = await Promise.all([
    sql<Row>`SELECT * FROM (${query}) AS listed ${where} ORDER BY ${column} ${order}, id ${order} ${cut}`.execute(
      db,
    ),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM (${query}) AS listed ${where}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]?.total ?? 0, offset: ids ? 0 : first }
}
