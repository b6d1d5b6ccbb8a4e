import { resolve } from 'node:path'
import { openStorage } from '../composition/pictures.ts'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { runningServerUrl } from '../db/embedded/running-server.ts'
import type { Storage } from '../storage/storage.ts'

/** Where a site keeps what it holds. */
export interface OpenSite {
  url: string
  storage: Storage
  dataDir: string
  close(): Promise<void>
}

/** The database and the storage of a site that may be running; an embedded database that rests is started meanwhile. */
export async function openSite(config: Config): Promise<OpenSite> {
  const dataDir = resolve(config.DATA_DIR)
  const running = config.DATABASE_URL ?? (await runningServerUrl(dataDir))
  const embedded = running === null ? await startEmbeddedPostgres({ dataDir }) : null
  const { storage, closeStorage } = openStorage(config)
  return {
    url: running ?? embedded?.url ?? '',
    storage,
    dataDir,
    async close() {
      await closeStorage()
      await embedded?.stop()
    },
  }
}
