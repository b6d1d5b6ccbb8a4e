import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { checkpoint } from '../db/embedded/server-connection.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { installJobQueue } from '../jobs/job-queue.ts'
import { Closing } from './closing.ts'
import { type DiskGuard, guardDisk } from './disk-guard.ts'

export interface Data extends Database {
  url: string
  disk: DiskGuard
  /** Resolves when the embedded server has died by itself; never for a server elsewhere. */
  lost: Promise<Error>
}

const NEVER = new Promise<never>(() => {})

/** Starts or finds the database and brings its tables up to date. */
export async function openData(
  config: Config,
  log: (line: string) => void,
  ending?: AbortSignal,
): Promise<Data> {
  const dataDir = resolve(config.DATA_DIR)
  mkdirSync(dataDir, { recursive: true })
  // First of all: a full disk has to give a little room before the database can start.
  const disk = await guardDisk({ folder: dataDir, say: log })
  const closing = new Closing()
  closing.last(disk)
  try {
    const fsync = config.DATABASE_FSYNC
    const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir, fsync, log, ending })
    closing.last({ close: async () => embedded?.stop() })
    ending?.throwIfAborted()
    const url = config.DATABASE_URL ?? embedded?.url ?? ''
    await migrate({ url, log })
    if (embedded) await checkpoint(url)
    ending?.throwIfAborted()
    await installJobQueue(url)
    const database = closing.last(openDatabase(url, config.DATABASE_REPLICA_URLS))
    return {
      ...database,
      url,
      disk,
      lost: embedded ? embedded.ended.then((error) => error ?? NEVER) : NEVER,
      close: () => closing.close(),
    }
  } catch (error) {
    await closing.close()
    throw error
  }
}
