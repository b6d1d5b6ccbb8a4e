import { createReadStream } from 'node:fs'
import { copyFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../db/migrate.ts'
import { isOfChecksum, readMigrations } from '../db/migration-files.ts'
import { installJobQueue } from '../jobs/job-queue.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import { contentTypeOfKey } from '../storage/storage-key.ts'
import type { Storage } from '../storage/storage.ts'
import { hashFile, hashOf, wrongFiles } from './checksums.ts'
import { inTurns } from './in-turns.ts'
import { KEPT_FILES, type Manifest, OBJECTS, readManifest, tableFile } from './manifest.ts'
import { isMarked, markRestore, unmarkRestore } from './restore-mark.ts'
import { type CopiedTable, hashTable, loadTable, nameOf, quoted, setSameText } from './table-copies.ts'

const AT_ONCE = 8

export interface RestoreTarget {
  url: string
  storage: Storage
  dataDir: string
}

/** Refuses a folder that differs from what was written, naming what differs. */
export async function checkedBackup(folder: string): Promise<Manifest> {
  const faults = await wrongFiles(folder)
  if (faults.length > 0) throw new Error(`${folder} is damaged:\n- ${faults.slice(0, 20).join('\n- ')}`)
  return readManifest(folder)
}

/** Brings a backup into an empty database and an empty storage, and compares what then is there with what was written. */
export async function restoreBackup(
  folder: string,
  manifest: Manifest,
  target: RestoreTarget,
): Promise<void> {
  const numbers = new Set(manifest.migrations.map(({ number }) => number))
  refuseNewer(manifest)
  const client = new Client({
    connectionString: target.url,
    application_name: 'tessera restore',
    keepAlive: true,
  })
  // A connection lost while objects are copied fails the COMMIT.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseUsed(client, target.storage, manifest)
    await migrate({ url: target.url, isWanted: ({ number }) => numbers.has(number) })
    await installJobQueue(target.url)
    await setSameText(client)
    await client.query('SET idle_in_transaction_session_timeout = 0')
    await client.query('BEGIN')
    await loadDatabase(client, folder, manifest)
    await markRestore(target.storage, manifest)
    await restoreObjects(folder, target.storage)
    await restoreKeys(folder, target.dataDir)
    // Last: a database with members has their pictures and its key, and a restore that broke off can be repeated.
    await client.query('COMMIT')
    await unmarkRestore(target.storage)
  } finally {
    await client.end()
  }
}

async function restoreKeys(folder: string, dataDir: string): Promise<void> {
  for (const name of KEPT_FILES) {
    if (await stat(join(folder, name)).catch(() => null))
      await copyFile(join(folder, name), join(dataDir, name))
  }
}

function refuseNewer({ migrations, version }: Manifest): void {
  const known = new Map(readMigrations().map((file) => [file.number, file]))
  const unknown = migrations.filter(({ number, checksum }) => {
    const file = known.get(number)
    return file === undefined || !isOfChecksum(file, checksum)
  })
  if (unknown.length === 0) return
  throw new Error(
    `The backup is of release ${version} with tables this release does not know (${unknown[0]?.name}). Restore it with that release.`,
  )
}

async function refuseUsed(client: Client, storage: Storage, manifest: Manifest): Promise<void> {
  const { rows } = await client.query<{ is_made: boolean }>(
    `SELECT to_regclass('public.users') IS NOT NULL AS is_made`,
  )
  const people = rows[0]?.is_made ? (await client.query('SELECT 1 FROM public.users LIMIT 1')).rowCount : 0
  if (people) throw new Error('The database holds people already. Restore into an empty one.')
  if (await isMarked(storage, manifest)) return
  for await (const { key } of storage.list())
    throw new Error(`The storage holds ${key} already. Restore into an empty one.`)
}

/** Foreign keys are taken off for the load and put back, which checks every row against them. */
async function loadDatabase(client: Client, folder: string, manifest: Manifest): Promise<void> {
  const { tables, sequences } = manifest
  const keys = await foreignKeys(client)
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`)
  // Migrations bring rows of their own.
  await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')}`)
  for (const table of tables) await loadAndCompare(client, folder, table)
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`)
  }
  for (const { schema, name, last_value } of sequences) {
    if (last_value !== null)
      await client.query('SELECT setval($1, $2)', [nameOf({ schema, name }), last_value])
  }
  // The workers of these jobs are gone.
  await client.query('UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL')
  await client.query('UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL')
}

async function loadAndCompare(
  client: Client,
  folder: string,
  table: CopiedTable & { sha256: string },
): Promise<void> {
  const name = nameOf(table)
  for (const day of table.days) {
    await client.query('SELECT make_day_partition($1, to_date($2, $3))', [table.name, day, 'YYYYMMDD'])
  }
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  await loadTable(client, table, join(folder, tableFile(table)))
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  if ((await hashTable(client, table)) !== table.sha256) throw new Error(`${name} differs from its backup`)
}

async function foreignKeys(client: Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname IN ('public', 'graphile_worker')`)
  return rows
}

async function restoreObjects(folder: string, storage: Storage): Promise<void> {
  const root = join(folder, OBJECTS)
  if (!(await readdir(root).catch(() => null))) return
  await inTurns(AT_ONCE, createFileStorage(root).list(), async ({ key }) => {
    const file = join(root, key)
    await storage.put(key, createReadStream(file), { contentType: contentTypeOfKey(key) })
    const stored = await storage.get(key)
    if (!stored || (await hashOf(stored.body)) !== (await hashFile(file))) {
      throw new Error(`${key} differs from its backup`)
    }
  })
}
