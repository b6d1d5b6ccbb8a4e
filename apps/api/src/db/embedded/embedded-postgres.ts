import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureCluster, makeHome, SUPERUSER } from './cluster-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { stopLeftoverServer } from './leftover-server.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { chooseServerAccount } from './server-account.ts'
import { keepRunning } from './kept-server.ts'
import { spawnServer } from './server-process.ts'
import { createDatabase, socketUrl } from './server-connection.ts'
import { socketFolder } from './socket-folder.ts'

export type EmbeddedPostgres = {
  /** Connection string of the application's database. */
  url: string
  /** Resolves once: undefined after stop(), an error when it ended and another process has the folder. */
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

export const DATABASE = 'tessera'

/**
 * Starts PostgreSQL on a folder and waits until it responds.
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
    ending?.throwIfAborted()
    const sockets = socketFolder(home, account.ownerUid)
    const logFile = join(home, 'postgres.log')
    const adminUrl = socketUrl(sockets, SUPERUSER, 'postgres')
    const server = await keepRunning({
      spawn: () => spawnServer(postgres, { cluster, sockets, fsync }, account, logFile),
      prepare: () => stopLeftoverServer({ cluster, sockets, log }),
      mayRestart: lock.isHeld,
      logFile,
      adminUrl,
      log,
    })
    const ended = server.ended.finally(() => {
      if (sockets !== home) rmSync(sockets, { recursive: true, force: true })
      lock.release()
    })
    const handle = { url: socketUrl(sockets, SUPERUSER, DATABASE), ended, stop: server.stop }
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
