import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isAnswering } from './server-connection.ts'
import { hasExited, logTail } from './server-process.ts'

const READY_WITHIN_MS = 300_000
const POLL_EVERY_MS = 25
const BUSY_BACKEND_RETRIES = 150
const BUSY_BACKEND_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

export interface KeptServer {
  /** Resolves once: undefined after stop(), an error when it ended and may not be started again. */
  ended: Promise<Error | undefined>
  stop(): Promise<void>
}

interface Keeping {
  spawn(): ChildProcess
  /** What must be done before each start. */
  prepare(): Promise<void>
  mayRestart(): boolean
  logFile: string
  adminUrl: string
  log(line: string): void
}

/** Starts a server and keeps it running: one that ends by itself is started again, until it is stopped. */
export async function keepRunning(keeping: Keeping): Promise<KeptServer> {
  const stopping = new AbortController()
  let server: ChildProcess | undefined
  const start = () => startUntilReady(keeping, (spawned) => (server = spawned))
  await start()
  const life = async (): Promise<Error | undefined> => {
    for (;;) {
      const end = await endOf(server)
      if (stopping.signal.aborted) return undefined
      const words = `The embedded PostgreSQL ended by itself (${end})`
      if (!keeping.mayRestart()) return new Error(words)
      keeping.log(`${words}; starting it again`)
      await startAgain(start, keeping, stopping.signal)
    }
  }
  const ended = life()
  return {
    ended,
    async stop() {
      stopping.abort()
      if (server && !hasExited(server)) server.kill('SIGINT')
      await ended
    },
  }
}

/** Tries until the server runs or is no longer wanted. */
async function startAgain(
  start: () => Promise<void>,
  { mayRestart, log }: Keeping,
  stopping: AbortSignal,
): Promise<void> {
  for (
    let pauseMs = 50;
    !stopping.aborted && mayRestart();
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  ) {
    try {
      return await start()
    } catch (error) {
      if (!stopping.aborted) log((error as Error).message)
      await pause(pauseMs, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
}

async function startUntilReady(
  keeping: Keeping,
  onSpawned: (server: ChildProcess) => void,
  retries = BUSY_BACKEND_RETRIES,
): Promise<void> {
  await keeping.prepare()
  const server = keeping.spawn()
  onSpawned(server)
  const fault = await faultOf(server, keeping.adminUrl)
  if (fault === null) return
  const { logFile } = keeping
  const words = logTail(logFile)
  // A backend of a killed server may still be finishing its statement.
  if (fault === ENDED && retries > 0 && words.includes('shared memory block')) {
    await pause(BUSY_BACKEND_PAUSE_MS)
    return startUntilReady(keeping, onSpawned, retries - 1)
  }
  throw new Error(`The embedded PostgreSQL did not start; ${logFile} ends with:\n${words}`, { cause: fault })
}

const ENDED = 'ended'

/** Null once the server responds; one that does not is ended. */
async function faultOf(server: ChildProcess, adminUrl: string): Promise<unknown> {
  let fault: unknown = 'late'
  try {
    for (let waited = 0; waited < READY_WITHIN_MS; waited += POLL_EVERY_MS) {
      if (hasExited(server)) return ENDED
      if (await isAnswering(adminUrl)) return null
      await pause(POLL_EVERY_MS)
    }
  } catch (error) {
    fault = error
  }
  server.kill('SIGQUIT')
  await endOf(server)
  return fault
}

async function endOf(server: ChildProcess | undefined): Promise<string> {
  if (server && !hasExited(server)) await once(server, 'exit')
  return String(server?.signalCode ?? server?.exitCode)
}
