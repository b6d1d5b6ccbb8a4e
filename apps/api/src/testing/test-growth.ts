import { sql } from 'kysely'
import type { Db } from '../kernel/deps.ts'

/** How far apart the ids of a copy are from those of the world: further than the whole world reaches. */
const STEP = 10n ** 15n

interface Column {
  table: string
  column: string
  type: string
  isUniqueText: boolean
}

/** What may be written, by table; a table without a single row has nothing to copy. */
async function columnsOf(db: Db): Promise<Map<string, Column[]>> {
  const { rows } = await sql<Column>`
    WITH columns AS (
      SELECT c.oid, c.relname, a.attnum, a.attname, format_type(a.atttypid, NULL) AS type
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attgenerated = '' AND a.attidentity = ''
    ), keys AS (
      SELECT k.attname, k.oid, k.type, i.indexrelid
      FROM columns k JOIN pg_index i ON i.indrelid = k.oid AND i.indisunique
        AND substring(pg_get_indexdef(i.indexrelid) FROM 'USING.*') ~ ('\\m' || k.attname || '\\M')
    )
    SELECT k.relname AS table, k.attname AS column, k.type, k.type IN ('text', 'citext', 'bytea') AND EXISTS (
      SELECT FROM keys one WHERE one.oid = k.oid AND one.attname = k.attname AND NOT EXISTS (
        SELECT FROM keys other WHERE other.indexrelid = one.indexrelid AND other.type = 'bigint')
    ) AS is_unique_text
    FROM columns k ORDER BY k.relname, k.attnum`.execute(db)
  return Map.groupBy(rows, ({ table }) => table)
}

/** What a column holds in the copy `n`: ids are moved, so that copies belong together as the first do. */
function copied({ column, type, isUniqueText }: Column) {
  const name = sql.ref(`first.${column}`)
  const isId = /(^|_)(id|by|from|to)$/.test(column)
  if (/(^|_)signature$/.test(column) && type === 'text') return sql`md5(${name} || copy.n)`
  if (type === 'bigint' && isId) return sql`${name} + copy.n * ${STEP}::bigint`
  if (type === 'bigint[]')
    return sql`(SELECT coalesce(array_agg(x + copy.n * ${STEP}::bigint), '{}') FROM unnest(${name}) x)`
  if (isUniqueText && type !== 'bytea') return sql`${name} || copy.n`
  if (isUniqueText) return sql`${name} || decode(lpad(to_hex(copy.n), 8, '0'), 'hex')`
  return name
}

/** What the staff of a site keeps: it does not grow with its people. */
const OF_THE_SITE = ['articles', 'experiments', 'interests', 'schema_migrations']

/**
 * Adds `times` copies of all that is there, each a world of its own with people, boards, businesses and what hangs
 * on them, in a transaction of a superuser. Returns how many rows of each table were added.
 */
export async function multiply(trx: Db, times: number): Promise<Map<string, number>> {
  await sql`SET LOCAL session_replication_role = replica`.execute(trx)
  // Rows of a whole world take a busy machine longer than any request may.
  await sql`SET LOCAL statement_timeout = 0`.execute(trx)
  const added = new Map<string, number>()
  for (const [table, columns] of await columnsOf(trx)) {
    if (OF_THE_SITE.includes(table)) continue
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO ${sql.table(table)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
      SELECT ${sql.join(columns.map(copied))}
      FROM ${sql.table(table)} first CROSS JOIN generate_series(1, ${times}::int) AS copy (n)
      ON CONFLICT DO NOTHING`.execute(trx)
    added.set(table, Number(numAffectedRows))
  }
  await sql`ANALYZE`.execute(trx)
  return added
}

/**
 * Rows that a transaction has fetched so far, by table. From here on a page that is read in order costs as much as
 * many: what can be found by an index is, as where the tables are larger.
 */
export async function rowsFetched(trx: Db): Promise<Map<string, number>> {
  await sql`SET LOCAL seq_page_cost = 40`.execute(trx)
  const { rows } = await sql<{ table: string; fetched: number }>`
    SELECT relname AS table, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS fetched
    FROM pg_stat_xact_user_tables`.execute(trx)
  return new Map(rows.map(({ table, fetched }) => [table, fetched]))
}
