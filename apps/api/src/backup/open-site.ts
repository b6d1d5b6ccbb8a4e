import { resolve } from 'node:path'
import { openStorage } from '../composition/pictures.ts'
import type { Config } from '../config.ts'
import { hasCluster } from '../db/embedded/cluster-folder.ts'
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

/** Where a command works, in words, without the password of the database. */
export function placeOf({ dataDir, url }: Pick<OpenSite, 'dataDir' | 'url'>): string {
  const { host, pathname, searchParams } = new URL(url)
  return `Folder ${dataDir}, database ${searchParams.get('host') ?? host}${pathname}`
}

/**
 * The database and the storage of a site that may be running; an embedded database that rests is started meanwhile.
 * Throws where no site was ever started, rather than making an empty one to look at.
 */
export async function openSite(config: Config): Promise<OpenSite> {
  if (config.DATABASE_URL === undefined && !hasCluster(resolve(config.DATA_DIR)))
    throw new Error(
      `There is no site in ${resolve(config.DATA_DIR)}. Set DATA_DIR, or DATABASE_URL, as the server has it.`,
    )
  return openPlace(config)
}

/** Like `openSite`, and makes the embedded database where there is none. */
export async function openPlace(config: Config): Promise<OpenSite> {
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
