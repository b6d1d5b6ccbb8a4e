import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isPostgresServing, processIdentity } from './process-identity.ts'

const FAST_STOP_MS = 20_000
const IMMEDIATE_STOP_MS = 10_000
const LOOK_EVERY_MS = 25

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += LOOK_EVERY_MS) {
    if (processIdentity(pid) === undefined) return true
    await pause(LOOK_EVERY_MS)
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

/**
 * Stops a server that outlived its owner, so that never two serve one folder.
 * The caller holds the folder's lock. Throws when the server does not stop.
 */
export async function stopLeftoverServer(clusterFolder: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(clusterFolder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || processIdentity(pid) === undefined) return

  if (!isPostgresServing(pid, clusterFolder)) {
    // The number was reused. PostgreSQL takes its parent's number for a stale one and still
    // checks, by the lines below it, that no backend of the dead server is left.
    writeFileSync(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'))
    return
  }
  log(`Stopping the database server ${pid} that an earlier run left behind`)
  send(pid, 'SIGINT')
  if (await hasEnded(pid, FAST_STOP_MS)) return
  send(pid, 'SIGQUIT')
  if (await hasEnded(pid, IMMEDIATE_STOP_MS)) return
  throw new Error(`The database server ${pid} of ${clusterFolder} does not stop. End it, then start again.`)
}
