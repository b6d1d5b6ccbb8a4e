import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { holdBackupLock } from '../db/backup-lock.ts'
import type { Storage } from '../storage/storage.ts'
import { type Checksums, hashFile, writeChecksums } from './checksums.ts'
import { inTurns } from './in-turns.ts'
import { KEPT_FILES, type Manifest, OBJECTS, tableFile, writeManifest } from './manifest.ts'
import { saveTable, sequencesOf, tablesOf, setSameText } from './table-copies.ts'

const AT_ONCE = 8

export interface BackupSource {
  url: string
  storage: Storage
  dataDir: string
  version: string
  now: Date
}

/**
 * Writes database, pictures and keys to a new folder while the site runs. It has its name only once it is whole.
 * Files are copied after the rows that name them were read: stored pictures, videos and sounds never change, and stay
 * while a backup runs.
 */
export async function makeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  if (await stat(folder).catch(() => null)) throw new Error(`${folder} exists already`)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 })
  const sums: Checksums = new Map()
  const { database, objects } = await saveContents(source, draft, sums)
  for (const name of KEPT_FILES) await keepFile(join(source.dataDir, name), draft, name, sums)
  const { version, now } = source
  const manifest: Manifest = { format: 1, made_at: now.toISOString(), version, ...database, objects }
  const written = await writeManifest(draft, manifest)
  sums.set(written, await hashFile(join(draft, written)))
  await writeChecksums(draft, sums)
  await rename(draft, folder)
  return manifest
}

async function saveContents({ url, storage }: BackupSource, folder: string, sums: Checksums) {
  const client = new Client({ connectionString: url, application_name: 'tessera backup', keepAlive: true })
  // A broken connection fails the statement after it.
  client.on('error', () => {})
  await client.connect()
  try {
    await holdBackupLock(client)
    const database = await saveDatabase(client, folder, sums)
    const objects = await saveObjects(storage, folder, sums)
    // Had the session ended, so had its lock: pictures may have been swept before they were copied.
    await client.query('SELECT')
    return { database, objects }
  } finally {
    await client.end()
  }
}

/** Every table as it was at one moment. */
async function saveDatabase(
  client: Client,
  folder: string,
  sums: Checksums,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  await setSameText(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'SELECT number, name, checksum FROM schema_migrations ORDER BY number',
  )
  const tables: Manifest['tables'] = []
  for (const table of await tablesOf(client)) {
    const path = tableFile(table)
    const sha256 = await saveTable(client, table, join(folder, path))
    sums.set(path, sha256)
    tables.push({ ...table, columns: [...table.columns], days: [...table.days], sha256 })
  }
  // Sequences stand outside of transactions: read last, they are beyond every copied row.
  const sequences = await sequencesOf(client)
  await client.query('COMMIT')
  return { migrations, tables, sequences }
}

async function saveObjects(storage: Storage, folder: string, sums: Checksums): Promise<Manifest['objects']> {
  const total = { count: 0, bytes: 0 }
  await inTurns(AT_ONCE, storage.list(), async ({ key }) => {
    const found = await storage.get(key)
    if (!found) return
    const path = `${OBJECTS}/${key}`
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const hash = createHash('sha256')
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, give) {
        hash.update(chunk)
        give(null, chunk)
      },
    })
    await pipeline(found.body, hashed, createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600 }))
    sums.set(path, hash.digest('hex'))
    total.count += 1
    total.bytes += found.size
  })
  return total
}

async function keepFile(from: string, folder: string, name: string, sums: Checksums): Promise<void> {
  if (!(await stat(from).catch(() => null))) return
  await copyFile(from, join(folder, name))
  sums.set(name, await hashFile(join(folder, name)))
}
