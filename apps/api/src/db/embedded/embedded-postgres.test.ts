import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { processIdentity } from './process-identity.ts'
import { socketUrl } from './server-connection.ts'

const MODULE = new URL('./embedded-postgres.ts', import.meta.url).href
const STAY = `
  const { startEmbeddedPostgres } = await import('${MODULE}')
  const { url } = await startEmbeddedPostgres({ dataDir: process.argv[1] })
  console.log(url)
  setInterval(() => undefined, 1000)`

let dataDir: string
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

const start = async (folder = dataDir, fsync = false) => {
  const server = await startEmbeddedPostgres({ dataDir: folder, fsync })
  running.push(server)
  return server
}

async function startElsewhere(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', STAY, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return child
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const serverPid = () =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const server = serverPid()
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect.poll(() => processIdentity(server), { timeout: 10_000 }).toBeUndefined()
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-embedded-'))
})

afterEach(async () => {
  for (const child of children.splice(0)) await killed(child)
  for (const server of running.splice(0)) await server.stop()
  rmSync(dataDir, { recursive: true })
})

describe('the embedded PostgreSQL', { timeout: 30_000 }, () => {
  it('speaks UTF-8 on a socket only and keeps rows over a restart', async () => {
    const first = await start()
    await ask(first.url, "CREATE TABLE fruit (name text); INSERT INTO fruit VALUES ('pêche')")
    expect(
      await ask(first.url, "SELECT current_setting('listen_addresses') AS open, lower('ÉTÉ') AS small"),
    ).toEqual([{ open: '', small: 'été' }])
    await first.stop()
    expect(await first.ended).toBeUndefined()
    const second = await start()
    expect(await ask(second.url, 'SELECT name FROM fruit')).toEqual([{ name: 'pêche' }])
  })

  it('refuses a folder that another process serves, naming that process', async () => {
    const owner = await startElsewhere()
    await expect(start()).rejects.toThrow(`already in use by process ${owner.pid}`)
  })

  it('lets one of many that start at once have the folder', async () => {
    const outcomes = await Promise.allSettled([start(), start(), start(), start()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes over from a killed process, with every acknowledged row', async () => {
    const owner = await startElsewhere()
    const left = serverPid()
    const url = socketUrl(join(dataDir, 'postgres'), 'tessera', 'tessera')
    await ask(url, 'CREATE TABLE fruit (id int); INSERT INTO fruit SELECT generate_series(1, 500)')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    const next = await start()
    expect(processIdentity(left)).toBeUndefined()
    expect(await ask(next.url, 'SELECT count(*)::int AS rows FROM fruit')).toEqual([{ rows: 500 }])
  })

  it('stops a server that outlived its owner before it starts its own', async () => {
    const abandoned = await start()
    const left = serverPid()
    writeFileSync(
      join(dataDir, 'postgres/owner-2.lock'),
      JSON.stringify({ pid: process.pid, identity: 'an earlier run' }),
    )
    await start()
    expect(processIdentity(left)).toBeUndefined()
    expect(serverPid()).not.toBe(left)
    expect((await abandoned.ended)?.message).toContain('ended by itself')
  })

  it('starts when the number of a dead server now names another process', async () => {
    await (await start()).stop()
    writeFileSync(
      join(dataDir, 'postgres/cluster/postmaster.pid'),
      `${process.ppid}\n${dataDir}\n0\n5432\n\n\n\n`,
    )
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('serves a folder whose path is too long for a socket', async () => {
    const deep = join(dataDir, 'a'.repeat(60), 'b c'.repeat(20))
    mkdirSync(deep, { recursive: true })
    expect(await ask((await start(deep)).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it.each(['SIGQUIT', 'SIGKILL'] as const)(
    'starts a server again that dies by itself (%s), with every row',
    async (signal) => {
      const server = await start(dataDir, true)
      await ask(server.url, 'CREATE TABLE fruit (id int); INSERT INTO fruit SELECT generate_series(1, 500)')
      const dead = serverPid()
      process.kill(dead, signal)
      await expect
        .poll(() => ask(server.url, 'SELECT count(*)::int AS rows FROM fruit').catch(() => 'away'), {
          timeout: 10_000,
        })
        .toEqual([{ rows: 500 }])
      expect(serverPid()).not.toBe(dead)
      await server.stop()
      expect(await server.ended).toBeUndefined()
    },
  )

  it('starts where a killed server is left as a zombie that nobody reaps', async () => {
    await (await start()).stop()
    const holder = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [said] = (await once(holder.stdout, 'data')) as [Buffer]
      const zombie = Number(said)
      await expect.poll(() => processIdentity(zombie)).toBeUndefined()
      expect(() => process.kill(zombie, 0)).not.toThrow()
      const home = join(dataDir, 'postgres')
      writeFileSync(join(home, 'cluster/postmaster.pid'), `${zombie}\n${dataDir}\n0\n5432\n\n\n\n`)
      writeFileSync(join(home, '.s.PGSQL.5432.lock'), `${zombie}\n${dataDir}\n0\n5432\n${home}\n`)
      expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    } finally {
      holder.kill('SIGKILL')
    }
  })
})
