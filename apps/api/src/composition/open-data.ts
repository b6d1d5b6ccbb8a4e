import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { installJobQueue } from '../jobs/job-queue.ts'

export interface Data extends Database {
  url: string
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
  mkdirSync(config.DATA_DIR, { recursive: true })
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR), log, ending })
  try {
    ending?.throwIfAborted()
    const url = config.DATABASE_URL ?? embedded?.url ?? ''
    await migrate({ url, log })
    ending?.throwIfAborted()
    await installJobQueue(url)
    const database = openDatabase(url, config.DATABASE_REPLICA_URLS)
    return {
      ...database,
      url,
      lost: embedded ? embedded.ended.then((error) => error ?? NEVER) : NEVER,
      async close() {
        await database.close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
