import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../apps/api/src/db/embedded/embedded-postgres.ts'
import { createDatabase, dropDatabase } from '../../../apps/api/src/db/embedded/server-connection.ts'
import { timed } from '../../lib/progress.ts'
import { captureOrThrow } from '../../lib/run-command.ts'
import { removeFolder, temporaryFolder } from '../../lib/temporary-folder.ts'
import type { World } from '../row.ts'

export const BENCH_SECRET = 'benchmarks-sign-their-bookmarks-with-this'

const SIZES = { small: 10_000, large: 100_000 } as const

export interface OpenWorld extends World {
  close(): Promise<void>
}

/** An embedded PostgreSQL with two load worlds over one demo world. A named folder is kept and found again. */
export async function openWorlds(folder: string | undefined): Promise<OpenWorld> {
  const dataDir = folder ?? temporaryFolder('bench')
  mkdirSync(dataDir, { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir })
  const close = async () => {
    await postgres.stop()
    if (folder === undefined) await removeFolder(dataDir)
  }
  try {
    const worlds = {
      small: await worldOf('small', postgres.url, dataDir),
      large: await worldOf('large', postgres.url, dataDir),
    }
    return { ...worlds, dataDir, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function worldOf(name: keyof typeof SIZES, base: string, dataDir: string) {
  const pins = SIZES[name]
  const url = withDatabase(base, `bench_${name}`)
  const done = join(dataDir, `bench-${name}`)
  if (!existsSync(done)) {
    const admin = withDatabase(base, 'postgres')
    await timed('Filling the demo world', () => fill(base, dataDir))
    await dropDatabase(admin, `bench_${name}`)
    await createDatabase(admin, `bench_${name}`, 'tessera')
    await timed(`Filling a world of ${pins} more pins`, () => fill(url, dataDir, pins))
    writeFileSync(done, '')
  }
  return { url, pins }
}

function withDatabase(url: string, database: string): string {
  const named = new URL(url)
  named.pathname = `/${database}`
  return named.href
}

const fill = (url: string, dataDir: string, pins?: number) =>
  captureOrThrow(['node', 'tools/demo.ts', ...(pins === undefined ? [] : ['--pins', String(pins)])], {
    env: { DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: BENCH_SECRET },
  })
