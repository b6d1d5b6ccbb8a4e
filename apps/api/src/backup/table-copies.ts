import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** A table of the site's own or of its job queue; a partitioned one stands for its partitions. */
export interface CopiedTable {
  schema: string
  name: string
  columns: readonly string[]
  /** Days that have a partition of their own, as YYYYMMDD. */
  days: readonly string[]
}

export interface CopiedSequence {
  schema: string
  name: string
  /** Null before its first use. */
  last_value: string | null
}

/** What values look like as text must not hang on a server's settings. */
const SAME_TEXT = `
  SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'; SET extra_float_digits = 3;
  SET bytea_output = 'hex'; SET synchronize_seqscans = off; SET statement_timeout = 0`

export const setSameText = (client: Client) => client.query(SAME_TEXT)

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const nameOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`
const columnsOf = ({ columns }: CopiedTable): string => columns.map(quoted).join(', ')

/** The queue's own bookkeeping of its tables is made anew, as that of ours is; transactions of another server mean nothing. */
const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name,
    (SELECT coalesce(array_agg(a.attname::text ORDER BY a.attnum), '{}') FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT coalesce(array_agg(right(part.relname, 8) ORDER BY part.relname), '{}') FROM pg_inherits i
      JOIN pg_class part ON part.oid = i.inhrelid
      WHERE i.inhparent = c.oid AND part.relname ~ '_\\d{8}$') AS days
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND (n.nspname, c.relname) NOT IN
      (('public', 'schema_migrations'), ('public', 'card_changes'), ('graphile_worker', 'migrations'))
  ORDER BY 1, 2`

const SEQUENCES = `
  SELECT schemaname AS schema, sequencename AS name, last_value::text FROM pg_sequences
  WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1, 2`

export const tablesOf = async (client: Client): Promise<CopiedTable[]> =>
  (await client.query<CopiedTable>(TABLES)).rows

export const sequencesOf = async (client: Client): Promise<CopiedSequence[]> =>
  (await client.query<CopiedSequence>(SEQUENCES)).rows

/** Writes the rows of a table as text; returns their SHA-256. */
export async function writeTable(client: Client, table: CopiedTable, to: Writable): Promise<string> {
  const hash = createHash('sha256')
  const rows = client.query(copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${nameOf(table)}) TO STDOUT`))
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, give) {
      hash.update(chunk)
      give(null, chunk)
    },
  })
  await pipeline(rows, hashed, to)
  return hash.digest('hex')
}

export const saveTable = (client: Client, table: CopiedTable, file: string): Promise<string> =>
  writeTable(client, table, createWriteStream(file, { flags: 'wx', mode: 0o600 }))

/** The SHA-256 a table's rows would be written with. */
export const hashTable = (client: Client, table: CopiedTable): Promise<string> =>
  writeTable(client, table, new Writable({ write: (_chunk, _encoding, done) => done() }))

export async function loadTable(client: Client, table: CopiedTable, file: string): Promise<void> {
  const into = copyFrom(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`)
  await pipeline(createReadStream(file), client.query(into))
}
