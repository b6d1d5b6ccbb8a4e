import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isBackupRunning } from '../db/backup-lock.ts'
import { openDatabase, transactOn } from '../db/client.ts'
import { emptyDatabase } from '../db/testing/test-database.ts'
import { installJobQueue } from '../jobs/job-queue.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { aMember } from '../testing/test-callers.ts'
import { aBoard, aPin } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { wrongFiles } from './checksums.ts'
import { makeBackup } from './make-backup.ts'
import { checkedBackup, restoreBackup } from './restore-backup.ts'
import { markRestore } from './restore-mark.ts'
import { hashTable, tablesOf, setSameText } from './table-copies.ts'

const KEY = 'images/orig/ab/cd/ef/abcdef0123456789abcdef0123456789.jpg'

type Own = Awaited<ReturnType<typeof emptyDatabase>>
let home: string
let source: Own
let target: Own
const folderOf = (name: string) => join(home, name)
const storageOf = (name: string) => createFileStorage(join(home, name, 'objects'))
const siteOf = ({ url }: Own, name: string) => ({ url, storage: storageOf(name), dataDir: folderOf(name) })

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'tessera-backup-'))
  source = await emptyDatabase()
  target = await emptyDatabase()
  for (const { url } of [source, target]) await installJobQueue(url)
  const database = openDatabase(source.url, [], 2)
  const deps = { ...(await testDeps()), read: database.primary, transact: transactOn(database.primary) }
  const ada = await aMember(deps, { fullName: 'Ada \\ "Tab\tNew\nLine" Ünïcode' })
  await aPin(deps, ada, await aBoard(deps, ada))
  await sql`SELECT make_day_partition('tracked_events', DATE '2026-03-04')`.execute(deps.read)
  await sql`INSERT INTO tracked_events (client_uuid, occurred_at, received_at, event_type, surface, is_active)
    SELECT gen_random_uuid(), day, day, 1, 'web', true
    FROM unnest(ARRAY['2026-03-04 10:00+00', '2020-01-01 10:00+00']::timestamptz[]) day`.execute(deps.read)
  await sql`SELECT graphile_worker.add_job('a_task', '{}'::json)`.execute(deps.read)
  await database.close()
  for (const name of ['source', 'target', 'used']) await mkdir(folderOf(name))
  await storageOf('source').put(KEY, Buffer.from('a picture'), { contentType: 'image/jpeg' })
  writeFileSync(join(folderOf('source'), 'secret-key'), 'the key')
}, 60_000)

afterAll(async () => {
  await source.drop()
  await target.drop()
  await rm(home, { recursive: true })
})

async function hashes({ url }: Own): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await setSameText(client)
  const found: Record<string, string> = {}
  for (const table of await tablesOf(client)) found[table.name] = await hashTable(client, table)
  await client.end()
  return found
}

async function keysOf(name: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storageOf(name).list()) keys.push(key)
  return keys
}

const backUpTo = (name: string) =>
  makeBackup(
    { ...siteOf(source, 'source'), version: 'test', now: new Date('2026-03-04T10:00:00Z') },
    folderOf(name),
  )

it('what is restored is what was backed up: every row, object and key', async () => {
  const manifest = await backUpTo('backup')
  expect(manifest.objects).toEqual({ count: 1, bytes: 9 })
  expect(await checkedBackup(folderOf('backup'))).toEqual(manifest)
  await restoreBackup(folderOf('backup'), manifest, siteOf(target, 'target'))
  const restored = await hashes(target)
  expect(restored).toEqual(await hashes(source))
  expect(restored).toMatchObject({ users: expect.any(String), _private_jobs: expect.any(String) })
  expect(await keysOf('target')).toEqual([KEY])
  expect(await storageOf('target').stat(KEY)).toMatchObject({ size: 9 })
  expect(readFileSync(join(folderOf('target'), 'secret-key'), 'utf8')).toBe('the key')
  const { rows } = await target.pool.query(`SELECT to_regclass('tracked_events_20260304') AS day`)
  expect(rows).toEqual([{ day: 'tracked_events_20260304' }])
  const refused = restoreBackup(folderOf('backup'), manifest, siteOf(target, 'target'))
  await expect(refused).rejects.toThrow('holds people already')
}, 60_000)

it('says that it runs until its last file is copied', async () => {
  const { primary, close } = openDatabase(source.url, [], 1)
  const seen: boolean[] = []
  const storage: Storage = {
    ...storageOf('source'),
    async get(key) {
      seen.push(await isBackupRunning(primary))
      return storageOf('source').get(key)
    },
  }
  await makeBackup(
    { ...siteOf(source, 'source'), storage, version: 'test', now: new Date() },
    folderOf('watched'),
  )
  await vi.waitFor(async () => expect(await isBackupRunning(primary)).toBe(false))
  expect(seen).toEqual([true])
  await close()
}, 60_000)

it('storage that is in use is refused, whatever it holds', async () => {
  const manifest = await backUpTo('unwanted')
  const empty = await emptyDatabase()
  await mkdir(folderOf('live'))
  const site = siteOf(empty, 'live')
  const restoring = () => restoreBackup(folderOf('unwanted'), manifest, site)
  await site.storage.put(KEY, Buffer.from('a picture'), { contentType: 'image/jpeg' })
  await expect(restoring()).rejects.toThrow(`The storage holds ${KEY} already`)
  // An unfinished restore of another backup is none of this one.
  await markRestore(site.storage, { ...manifest, made_at: '2026-03-05T10:00:00.000Z' })
  await expect(restoring()).rejects.toThrow('already. Restore into an empty one')
  await empty.drop()
}, 60_000)

it('a restore that breaks off leaves no people, and can be repeated', async () => {
  const manifest = await backUpTo('repeated')
  const empty = await emptyDatabase()
  await mkdir(folderOf('again'))
  const site = siteOf(empty, 'again')
  const put: Storage['put'] = async (...object) => {
    await site.storage.put(...object)
    if (object[0] === KEY) throw new Error('the storage went away')
  }
  const breaking = restoreBackup(folderOf('repeated'), manifest, {
    ...site,
    storage: { ...site.storage, put },
  })
  await expect(breaking).rejects.toThrow('the storage went away')
  expect((await empty.pool.query('SELECT FROM users')).rowCount).toBe(0)
  await restoreBackup(folderOf('repeated'), manifest, site)
  expect(await hashes(empty)).toEqual(await hashes(source))
  expect(await keysOf('again')).toEqual([KEY])
  expect(readFileSync(join(folderOf('again'), 'secret-key'), 'utf8')).toBe('the key')
  await empty.drop()
}, 60_000)

it('rows that are not those of the backup end the restore before anything else is written', async () => {
  const manifest = await backUpTo('broken')
  const empty = await emptyDatabase()
  await installJobQueue(empty.url)
  const file = join(folderOf('broken'), 'database/public.users.copy')
  writeFileSync(file, '')
  const restoring = restoreBackup(folderOf('broken'), manifest, siteOf(empty, 'used'))
  await expect(restoring).rejects.toThrow('"public"."users" differs from its backup')
  expect(await keysOf('used')).toEqual([])
  expect(existsSync(join(folderOf('used'), 'secret-key'))).toBe(false)
  await empty.drop()
}, 60_000)

it('a flipped byte, a file too many and one too few are found in any file', async () => {
  await backUpTo('rotten')
  const paths = ['manifest.json', 'SHA256SUMS', 'database/public.users.copy', `objects/${KEY}`, 'secret-key']
  for (const path of paths) {
    const file = join(folderOf('rotten'), path)
    const bytes = readFileSync(file)
    for (const at of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      writeFileSync(file, flipped)
      expect(await wrongFiles(folderOf('rotten'))).not.toEqual([])
    }
    writeFileSync(file, bytes)
  }
  expect(await wrongFiles(folderOf('rotten'))).toEqual([])
  await rm(join(folderOf('rotten'), 'secret-key'))
  writeFileSync(join(folderOf('rotten'), 'objects/more.jpg'), '')
  expect(await wrongFiles(folderOf('rotten'))).toEqual([
    'objects/more.jpg is in no list',
    'secret-key is missing',
  ])
}, 60_000)

it('a backup has its name only once it is whole', async () => {
  const unreachable = { ...siteOf(source, 'source'), url: `${source.url}x`, version: 'test', now: new Date() }
  await expect(makeBackup(unreachable, folderOf('half'))).rejects.toThrow('ENOENT')
  await expect(checkedBackup(folderOf('half'))).rejects.toThrow('no finished backup')
})
