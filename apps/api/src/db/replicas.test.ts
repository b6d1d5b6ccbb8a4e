import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { watchReplicas, type Replicas } from './replicas.ts'
import type { Pools } from './routed-pool.ts'
import { emptyDatabase } from './testing/test-database.ts'

const POLL_EVERY_MS = 50

let own: Awaited<ReturnType<typeof emptyDatabase>>
let line: Awaited<ReturnType<typeof lineTo>>
let opened: Pools[]
let replicas: Replicas
let db: Kysely<unknown>

/** A way to the server that can be cut and mended. */
async function lineTo(url: string) {
  const folder = new URL(url).searchParams.get('host') ?? ''
  const sockets = new Set<Socket>()
  const server: Server = createServer((client) => {
    const upstream = connect(`${folder}/.s.PGSQL.5432`)
    for (const socket of [client, upstream]) {
      sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)))
    }
    client.pipe(upstream).pipe(client)
  })
  const open = async (port: number) => void (await once(server.listen(port, '127.0.0.1'), 'listening'))
  await open(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    mend: () => open(port),
    async cut() {
      const closed = once(server.close(), 'close')
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

function poolsOf(url: string, name: string, options = '', port?: number): Pools {
  const address = new URL(url)
  if (port) {
    address.port = String(port)
    address.searchParams.set('host', '127.0.0.1')
  }
  const open = () => {
    const pool = new pg.Pool({
      connectionString: address.href,
      max: 2,
      options: `-c tessera.name=${name} ${options}`,
      connectionTimeoutMillis: 1_000,
    })
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool.on('error', () => undefined)
  }
  return { plain: open(), planned: open() }
}

beforeAll(async () => {
  own = await emptyDatabase()
  const { pool, url } = own
  // A server whose position a test sets.
  await pool.query(`
    CREATE SCHEMA behind;
    CREATE TABLE behind.place (at pg_lsn);
    INSERT INTO behind.place VALUES ('FFFFFFFF/0');
    CREATE FUNCTION behind.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS 'SELECT at FROM behind.place'`)
  line = await lineTo(url)
  opened = [
    poolsOf(url, 'primary'),
    poolsOf(url, 'cut', '', line.port),
    poolsOf(url, 'lagging', '-c search_path=behind,public,pg_catalog'),
  ]
  replicas = watchReplicas(opened.slice(1), opened[0] as Pools, POLL_EVERY_MS)
  db = new Kysely({ dialect: new PostgresDialect({ pool: replicas.pool }) })
})

afterAll(async () => {
  await db.destroy()
  await Promise.all(Object.values(opened[0] as Pools).map((pool) => pool.end()))
  await line.cut()
  await own.drop()
})

async function readers(reads = 4): Promise<string[]> {
  const names: string[] = []
  for (let read = 0; read < reads; read += 1) {
    const { rows } = await db.executeQuery<{ name: string }>(
      CompiledQuery.raw(`SELECT current_setting('tessera.name') AS name`),
    )
    names.push(rows[0]?.name ?? '')
  }
  return names.toSorted()
}

const setPlace = (at: string) => own.pool.query('UPDATE behind.place SET at = $1', [at])
const both = ['cut', 'cut', 'lagging', 'lagging']

it('all replicas are read from in turn', async () => {
  expect(await readers()).toEqual(both)
  expect(replicas.use()).toEqual({ in_use: 2, left_out: 0 })
})

it('one that lags is left out, and comes back when it has caught up', async () => {
  await setPlace('0/0')
  await vi.waitFor(async () => expect(await readers(2)).toEqual(['cut', 'cut']), 5_000)
  expect(replicas.use()).toEqual({ in_use: 1, left_out: 1 })
  await setPlace('FFFFFFFF/0')
  await vi.waitFor(async () => expect(await readers()).toEqual(both), 5_000)
})

it('one that dies is left out without a failed connection being felt, and comes back', async () => {
  await line.cut()
  await vi.waitFor(async () => expect(await readers(2)).toEqual(['lagging', 'lagging']), 5_000)
  await line.mend()
  await vi.waitFor(async () => expect(await readers()).toEqual(both), 5_000)
})

it('without any the primary is read from', async () => {
  await setPlace('0/0')
  await line.cut()
  await vi.waitFor(async () => expect(await readers(2)).toEqual(['primary', 'primary']), 5_000)
  await line.mend()
})
