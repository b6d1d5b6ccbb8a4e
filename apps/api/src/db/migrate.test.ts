import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { emptyDatabase } from './testing/test-database.ts'

type Database = Awaited<ReturnType<typeof emptyDatabase>>

let folder: string
let database: Database

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = () => migrate({ url: database.url, folder })

async function tableNames(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE 'fruit%' ORDER BY 1",
  )
  return rows.map((row) => row.name)
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-migrations-'))
  database = await emptyDatabase()
  await database.pool.query('DROP TABLE schema_migrations')
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

describe('migrating', () => {
  it('runs files by number, each once, and allows gaps', async () => {
    write('0020-more.sql', 'ALTER TABLE fruit ADD COLUMN colour text;')
    write('0003-fruit.sql', 'CREATE TABLE fruit (id bigint); CREATE TABLE fruit_bowl (id bigint);')
    expect(await run()).toEqual(['0003-fruit.sql', '0020-more.sql'])
    expect(await run()).toEqual([])
    write('0007-late.sql', 'CREATE TABLE fruit_late (id bigint);')
    expect(await run()).toEqual(['0007-late.sql'])
    expect(await tableNames()).toEqual(['fruit', 'fruit_bowl', 'fruit_late'])
  })

  it('takes a file that names the checksum it ran with as the one that ran', async () => {
    write('0001-fruit.sql', 'CREATE TABLE fruit (id bigint);')
    await run()
    const [{ checksum } = { checksum: '' }] = readMigrations(folder)
    write('0001-fruit.sql', `-- Formerly ${checksum}\nCREATE TABLE IF NOT EXISTS fruit (id bigint);`)
    expect(await run()).toEqual([])
  })

  it('names a file that was changed after it ran, and runs nothing', async () => {
    write('0001-fruit.sql', 'CREATE TABLE fruit (id bigint);')
    await run()
    write('0001-fruit.sql', 'CREATE TABLE fruit (id text);')
    write('0002-more.sql', 'CREATE TABLE fruit_more (id bigint);')
    await expect(run()).rejects.toThrow('0001-fruit.sql was changed after it ran')
    expect(await tableNames()).toEqual(['fruit'])
  })

  it('undoes the whole of a failing file, keeps the ones before it, and names it', async () => {
    write('0001-fruit.sql', 'CREATE TABLE fruit (id bigint);')
    write('0002-broken.sql', 'CREATE TABLE fruit_half (id bigint); SELECT nothing_of_the_sort();')
    await expect(run()).rejects.toThrow('0002-broken.sql failed')
    expect(await tableNames()).toEqual(['fruit'])
  })

  it('lets many processes start at once: each file runs in one of them', async () => {
    write('0001-fruit.sql', 'CREATE TABLE fruit (id bigint); SELECT pg_sleep(0.1);')
    const ran = await Promise.all([run(), run(), run(), run()])
    expect(ran.flat()).toEqual(['0001-fruit.sql'])
  })

  it.each([
    ['two files with one number', ['0001-a.sql', '0001-b.sql'], 'share a number'],
    ['a file without a number', ['fruit.sql'], 'is not named'],
  ])('refuses %s', async (_, names, message) => {
    for (const name of names) write(name, 'SELECT 1')
    await expect(run()).rejects.toThrow(message)
  })
})

describe('migrating without a transaction', () => {
  const indexes = () =>
    database.pool.query<{ name: string; isValid: boolean }>(
      `SELECT c.relname AS name, i.indisvalid AS "isValid" FROM pg_index i
       JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relname LIKE 'fruit%' ORDER BY 1`,
    )
  const UNIQUE = `-- without a transaction
-- A comment; of its own.
CREATE INDEX CONCURRENTLY fruit_colour ON fruit (colour);
CREATE UNIQUE INDEX CONCURRENTLY fruit_id
  ON fruit (id) WHERE id > 0;
`

  const PARTITIONED = `CREATE TABLE fruit_days (day int, bowl int) PARTITION BY RANGE (day);
CREATE TABLE fruit_days_1 PARTITION OF fruit_days FOR VALUES FROM (1) TO (2);
CREATE TABLE fruit_days_default PARTITION OF fruit_days DEFAULT;
`

  beforeEach(async () => {
    write('0001-fruit.sql', 'CREATE TABLE fruit (id bigint, colour text);')
    await run()
  })

  it('builds indexes while rows are written', async () => {
    const writer = await database.pool.connect()
    await writer.query('BEGIN')
    await writer.query('INSERT INTO fruit (id) VALUES (1)')
    write('0002-indexes.sql', UNIQUE)
    const migrating = run()
    // A build that locked the table would not let this insert pass, and would wait for the open transaction.
    await vi.waitFor(async () => expect((await indexes()).rows).toHaveLength(1), 5_000)
    await database.pool.query('INSERT INTO fruit (id) VALUES (2)')
    await writer.query('COMMIT')
    writer.release()
    expect(await migrating).toEqual(['0002-indexes.sql'])
    expect((await indexes()).rows).toEqual([
      { name: 'fruit_colour', isValid: true },
      { name: 'fruit_id', isValid: true },
    ])
    expect(await run()).toEqual([])
  })

  it('goes on where it stopped, and builds an index anew that was left invalid', async () => {
    await database.pool.query('INSERT INTO fruit (id) VALUES (7), (7)')
    write('0002-indexes.sql', UNIQUE)
    await expect(run()).rejects.toThrow('0002-indexes.sql failed')
    expect((await indexes()).rows).toContainEqual({ name: 'fruit_id', isValid: false })
    await database.pool.query('DELETE FROM fruit')
    expect(await run()).toEqual(['0002-indexes.sql'])
    expect((await indexes()).rows).toEqual([
      { name: 'fruit_colour', isValid: true },
      { name: 'fruit_id', isValid: true },
    ])
  })

  it('builds the index of a partitioned table in each partition, while rows are written', async () => {
    write('0002-days.sql', PARTITIONED)
    await run()
    const writer = await database.pool.connect()
    await writer.query('BEGIN')
    await writer.query('INSERT INTO fruit_days VALUES (1, 1)')
    write(
      '0003-index.sql',
      '-- without a transaction\nCREATE INDEX CONCURRENTLY fruit_bowl\n  ON fruit_days (bowl) WHERE bowl > 0;\n',
    )
    const migrating = run()
    await vi.waitFor(async () => expect((await indexes()).rows).toHaveLength(1), 5_000)
    await database.pool.query('INSERT INTO fruit_days VALUES (1, 2)')
    await writer.query('COMMIT')
    writer.release()
    expect(await migrating).toEqual(['0003-index.sql'])
    expect((await indexes()).rows).toEqual([
      { name: 'fruit_bowl', isValid: true },
      { name: 'fruit_days_1_fruit_bowl', isValid: true },
      { name: 'fruit_days_default_fruit_bowl', isValid: true },
    ])
  })

  it('drops indexes', async () => {
    write('0002-indexes.sql', UNIQUE)
    write('0003-fewer.sql', '-- without a transaction\nDROP INDEX CONCURRENTLY IF EXISTS fruit_colour;\n')
    await run()
    expect((await indexes()).rows).toEqual([{ name: 'fruit_id', isValid: true }])
  })

  it('lets many processes start at once: those that wait do not block the build', async () => {
    write('0002-indexes.sql', UNIQUE)
    const ran = await Promise.all([run(), run(), run(), run()])
    expect(ran.flat()).toEqual(['0002-indexes.sql'])
  })

  it('refuses anything that would be left half done', async () => {
    write('0002-mixed.sql', '-- without a transaction\nUPDATE fruit SET id = 1;\n')
    await expect(run()).rejects.toThrow('only builds and drops indexes concurrently')
  })
})
