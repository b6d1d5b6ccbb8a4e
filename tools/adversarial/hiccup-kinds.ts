import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const AWAY_MS = 1_000
const CUT_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = 'tessera' AND pid <> pg_backend_pid()`

/** Ways in which an embedded database can fail; each returns when the database may work again. */
export const hiccupKinds: readonly (readonly [name: string, cause: (dataDir: string) => Promise<void>])[] = [
  ['one backend killed', async (dataDir) => kill(backends(dataDir).slice(0, 1), 'SIGKILL')],
  ['all backends terminated', (dataDir) => ask(dataDir, CUT_ALL)],
  ['server killed', async (dataDir) => kill([postmaster(dataDir)], 'SIGKILL')],
  ['server frozen', freeze],
  ['server stopped', async (dataDir) => kill([postmaster(dataDir)], 'SIGINT')],
  ['connections refused', refuse],
]

async function freeze(dataDir: string): Promise<void> {
  const all = [postmaster(dataDir), ...children(dataDir).map(({ pid }) => pid)]
  kill(all, 'SIGSTOP')
  await pause(AWAY_MS)
  kill(all, 'SIGCONT')
}

async function refuse(dataDir: string): Promise<void> {
  await ask(dataDir, 'ALTER DATABASE tessera ALLOW_CONNECTIONS false')
  await ask(dataDir, CUT_ALL)
  await pause(AWAY_MS)
  await ask(dataDir, 'ALTER DATABASE tessera ALLOW_CONNECTIONS true')
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

function children(dataDir: string): { pid: number; title: string }[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(postmaster(dataDir))], {
    encoding: 'utf8',
  })
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ pid: Number.parseInt(line), title: line }))
}

/** Those that serve connections of the application. */
const backends = (dataDir: string): number[] =>
  children(dataDir)
    .filter(({ title }) => title.includes('tessera tessera'))
    .map(({ pid }) => pid)

function kill(pids: readonly number[], signal: NodeJS.Signals): void {
  if (pids.length === 0) throw new Error('There is no process of the database to signal')
  for (const pid of pids) process.kill(pid, signal)
}

async function ask(dataDir: string, sql: string): Promise<void> {
  const sockets = encodeURIComponent(join(dataDir, 'postgres'))
  const client = new Client({
    connectionString: `postgresql://tessera@localhost/postgres?host=${sockets}`,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
