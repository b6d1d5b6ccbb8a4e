import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { Client } from 'pg'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../db/client.ts'
import { isOfChecksum, readMigrations } from '../db/migration-files.ts'
import { contradictionsOf } from '../domains/ads/books-service.ts'
import { adLoadFaults } from '../domains/delivery/ad-load-service.ts'
import { statOriginal } from '../images/picture-shelf.ts'
import { soundKey } from '../sounds/sound-library.ts'
import type { Storage } from '../storage/storage.ts'
import { wrongFiles } from './checksums.ts'
import { inTurns } from './in-turns.ts'
import { openSite, placeOf } from './open-site.ts'

export interface Finding {
  subject: string
  /** Nothing when all is well. */
  faults: string[]
}

const AT_ONCE = 8
const SHOWN = 5
const PAGE = 5_000
const FREE_BYTES = 1_000_000_000

export const examineBackup = async (folder: string): Promise<Finding[]> => [
  { subject: 'backup', faults: await wrongFiles(folder) },
]

/** Looks at the configured site, running or not, and changes nothing. */
export async function examineSite(
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<Finding[]> {
  const config = readConfig(env)
  const site = await openSite(config)
  say(placeOf(site))
  const client = new Client({ connectionString: site.url, application_name: 'tessera doctor' })
  try {
    await client.connect()
    const findings: Finding[] = []
    const look = async (subject: string, find: () => Promise<string[]>) =>
      void findings.push({ subject, faults: await find().catch((error: unknown) => [String(error)]) })
    await look('migrations', () => wrongMigrations(client))
    await look('jobs', () => failedJobs(client))
    await look('history', () => brokenHistories(client))
    await look('books', () => contradictions(site.url))
    await look('ad load', () => adLoadKept(site.url))
    await look('pictures', () => missingPictures(client, site.storage))
    await look('music', () => missingSounds(client, site.storage))
    await look('disk', () => shortDisk(config))
    await look('Redis', () => silentRedis(config))
    return findings
  } finally {
    await client.end()
    await site.close()
  }
}

async function wrongMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'SELECT number, checksum FROM schema_migrations',
  )
  const applied = new Map(rows.map(({ number, checksum }) => [number, checksum]))
  const files = readMigrations()
  const known = new Set(files.map(({ number }) => number))
  return [
    ...files.flatMap((file) => {
      const ran = applied.get(file.number)
      if (ran === undefined) return [`${file.name} has not run; it does at the next start`]
      return isOfChecksum(file, ran) ? [] : [`${file.name} was changed after it ran`]
    }),
    ...[...applied.keys()]
      .filter((number) => !known.has(number))
      .map((number) => `${number} is of a newer release`),
  ]
}

async function failedJobs(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ task: string; count: number; error: string }>(`
    SELECT task_identifier AS task, count(*)::int AS count, max(last_error) AS error
    FROM graphile_worker.jobs WHERE attempts >= max_attempts GROUP BY 1 ORDER BY 1`)
  return rows.map(({ task, count, error }) => `${count} of ${task} were given up: ${error.split('\n')[0]}`)
}

/** Histories of businesses that are not as they were written. */
async function brokenHistories(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ business: string; count: number; first: string }>(`
    SELECT business_id::text AS business, count(*)::int AS count, min(id)::text AS first
    FROM broken_history GROUP BY 1 ORDER BY 1`)
  return rows.map(
    ({ business, count, first }) => `${count} entries of business ${business} were changed, from ${first} on`,
  )
}

/** Amounts of ads that disagree. */
async function contradictions(url: string): Promise<string[]> {
  const { primary, close } = openDatabase(url, [], 1)
  try {
    const found = Object.entries(await contradictionsOf(primary))
    return found.map(([name, count]) => `${count} rows contradict others of the ads: ${name}`)
  } finally {
    await close()
  }
}

/** Lists with more ads than the public ad load. */
async function adLoadKept(url: string): Promise<string[]> {
  const { primary, close } = openDatabase(url, [], 1)
  try {
    return await adLoadFaults(primary, new Date())
  } finally {
    await close()
  }
}

async function missingPictures(client: Client, storage: Storage): Promise<string[]> {
  let count = 0
  let missing = 0
  const shown: string[] = []
  await inTurns(AT_ONCE, signaturesOf(client), async (signature) => {
    count += 1
    if (await statOriginal(storage, signature)) return
    missing += 1
    if (shown.length < SHOWN) shown.push(signature)
  })
  return missing === 0 ? [] : [`${missing} of ${count} have no file: ${shown.join(', ')}`]
}

/** Every picture by its signature, a page at a time: a large site has more of them than fit into memory. */
async function* signaturesOf(client: Client): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const { rows } = await client.query<{ signature: string }>(
      'SELECT signature FROM images WHERE signature > $1 ORDER BY signature LIMIT $2',
      [after, PAGE],
    )
    for (const { signature } of rows) yield signature
    const last = rows.at(-1)
    if (!last) return
    after = last.signature
  }
}

async function missingSounds(client: Client, storage: Storage): Promise<string[]> {
  const { rows } = await client.query<{ title: string; signature: string }>(
    'SELECT title, signature FROM music_tracks WHERE withdrawn_at IS NULL',
  )
  const missing: string[] = []
  for (const { title, signature } of rows)
    if (!(await storage.exists(soundKey(signature)))) missing.push(title)
  if (missing.length === 0) return []
  return [`${missing.length} of ${rows.length} have no file: ${missing.slice(0, SHOWN).join(', ')}`]
}

async function shortDisk({ DATA_DIR }: Config): Promise<string[]> {
  // A site with a database and a storage of their own may never have needed the folder.
  if (!existsSync(DATA_DIR)) return []
  const { bavail, bsize } = await statfs(DATA_DIR)
  const free = bavail * bsize
  return free < FREE_BYTES ? [`${(free / 1_000_000).toFixed(0)} MB are free in ${DATA_DIR}`] : []
}

async function silentRedis({ REDIS_URL }: Config): Promise<string[]> {
  if (!REDIS_URL) return []
  const { Redis } = await import('ioredis')
  const redis = new Redis(REDIS_URL, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    await redis.ping()
    return []
  } finally {
    redis.disconnect()
  }
}
