import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isPostgresServing, processIdentity } from './process-identity.ts'
import { SOCKET_PORT } from './socket-folder.ts'

const PID_FILE = 'postmaster.pid'
const FAST_STOP_MS = 20_000
const IMMEDIATE_STOP_MS = 10_000
const POLL_EVERY_MS = 25

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += POLL_EVERY_MS) {
    if (processIdentity(pid) === undefined) return true
    await pause(POLL_EVERY_MS)
  }
  return false
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

interface Leftover {
  cluster: string
  /** Where the server listens; nobody else may write there. */
  sockets: string
  log(line: string): void
}

/**
 * Stops a server that outlived its owner, so that never two serve one folder, and takes away what
 * its locks would say of a dead one.
 * The caller holds the folder's lock. Throws when the server does not stop.
 */
export async function stopLeftoverServer(leftover: Leftover): Promise<void> {
  const { cluster, log } = leftover
  const pid = Number(readPidFile(cluster)?.[0])
  if (Number.isInteger(pid) && pid > 0 && isPostgresServing(pid, cluster)) {
    log(`Stopping the database server ${pid} that an earlier run left behind`)
    await stopServer(pid, cluster)
  }
  forgetServer(leftover)
}

async function stopServer(pid: number, cluster: string): Promise<void> {
  send(pid, 'SIGINT')
  if (await hasEnded(pid, FAST_STOP_MS)) return
  send(pid, 'SIGQUIT')
  if (await hasEnded(pid, IMMEDIATE_STOP_MS)) return
  throw new Error(`The database server ${pid} of ${cluster} does not stop. End it, then start again.`)
}

/**
 * PostgreSQL takes any process of the number in its locks for a living server: also one that got the
 * number later, and a dead one whose parent does not reap it. It takes its own parent's number for a
 * stale one and still checks, by the lines below it, that no backend of the dead server is left.
 */
function forgetServer({ cluster, sockets }: Leftover): void {
  const lines = readPidFile(cluster)
  if (lines) writeFileSync(join(cluster, PID_FILE), [String(process.pid), ...lines.slice(1)].join('\n'))
  rmSync(join(sockets, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true })
}

function readPidFile(cluster: string): string[] | undefined {
  const file = join(cluster, PID_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined
}
