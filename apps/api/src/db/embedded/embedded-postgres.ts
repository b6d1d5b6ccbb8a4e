import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureCluster, makeHome, SUPERUSER } from './cluster-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { stopLeftoverServer } from './leftover-server.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { chooseServerAccount } from './server-account.ts'
import { hasExited, logTail, spawnServer } from './server-process.ts'
import { createDatabase, isAnswering, socketUrl } from './server-connection.ts'
import { socketFolder } from './socket-folder.ts'

export type EmbeddedPostgres = {
  /** Connection string of the application's database. */
  url: string
  /** Resolves once: undefined after stop(), an error when the server died by itself. */
  ended: Promise<Error | undefined>
  /** Ends sessions, writes everything down, frees the folder. May be called twice. */
  stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** The application's data folder; the cluster lives in its `postgres` folder. */
  dataDir: string
  /** Off only for data that may be lost. */
  fsync?: boolean
  log?: (line: string) => void
  /** Gives the start up. */
  ending?: AbortSignal | undefined
}

const DATABASE = 'tessera'
const READY_WITHIN_MS = 300_000
const LOOK_EVERY_MS = 10
const BUSY_BACKEND_RETRIES = 30
const BUSY_BACKEND_PAUSE_MS = 500

type Attempt = { start: () => ChildProcess; logFile: string; adminUrl: string }

async function startUntilReady(
  { start, logFile, adminUrl }: Attempt,
  retries = BUSY_BACKEND_RETRIES,
): Promise<ChildProcess> {
  const server = start()
  for (let waited = 0; waited < READY_WITHIN_MS; waited += LOOK_EVERY_MS) {
    if (hasExited(server)) break
    if (await isAnswering(adminUrl)) return server
    await pause(LOOK_EVERY_MS)
  }
  const isRunning = !hasExited(server)
  if (isRunning) server.kill('SIGQUIT')
  const words = logTail(logFile)
  // A backend of a killed server may still be finishing its statement.
  if (!isRunning && retries > 0 && words.includes('shared memory block')) {
    await pause(BUSY_BACKEND_PAUSE_MS)
    return startUntilReady({ start, logFile, adminUrl }, retries - 1)
  }
  throw new Error(`The embedded PostgreSQL did not start; ${logFile} ends with:\n${words}`)
}

function handleOf(server: ChildProcess, url: string, free: () => void): EmbeddedPostgres {
  let isStopping = false
  const ended = once(server, 'exit').then(([code, signal]) => {
    free()
    return isStopping ? undefined : new Error(`The embedded PostgreSQL ended by itself (${signal ?? code})`)
  })
  const stop = async () => {
    isStopping = true
    if (!hasExited(server)) server.kill('SIGINT')
    await ended
  }
  return { url, ended, stop }
}

/**
 * Starts PostgreSQL on a folder and waits until it answers.
 * Throws when another live process has the folder, or when it cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, fsync = true, log = () => undefined, ending } = options
  const { initdb, postgres } = await findPostgresBinaries()
  const home = realpathSync(makeHome(dataDir))
  const lock = lockFolder(home)
  try {
    const account = chooseServerAccount(postgres, home)
    const cluster = await ensureCluster({ home, initdb, account, fsync })
    await stopLeftoverServer(cluster, log)
    ending?.throwIfAborted()
    const sockets = socketFolder(home, account.ownerUid)
    const logFile = join(home, 'postgres.log')
    const adminUrl = socketUrl(sockets, SUPERUSER, 'postgres')
    const server = await startUntilReady({
      start: () => spawnServer(postgres, { cluster, sockets, fsync }, account, logFile),
      logFile,
      adminUrl,
    })
    const handle = handleOf(server, socketUrl(sockets, SUPERUSER, DATABASE), () => {
      if (sockets !== home) rmSync(sockets, { recursive: true, force: true })
      lock.release()
    })
    await createDatabase(adminUrl, DATABASE).catch(async (error: unknown) => {
      await handle.stop()
      throw error
    })
    return handle
  } catch (error) {
    lock.release()
    throw error
  }
}
