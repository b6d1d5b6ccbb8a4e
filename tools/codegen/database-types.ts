import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { fromRoot } from '../lib/repository.ts'
import { captureOrThrow } from '../lib/run-command.ts'
import { removeFolder, temporaryFolder } from '../lib/temporary-folder.ts'
import type { GeneratedFile } from './generated-file.ts'

const KYSELY_CODEGEN = fromRoot('apps/api/node_modules/.bin/kysely-codegen')

async function describe(url: string, outFile: string): Promise<string> {
  await captureOrThrow([
    KYSELY_CODEGEN,
    '--dialect=postgres',
    `--url=${url}`,
    `--out-file=${outFile}`,
    '--camel-case',
    '--include-pattern=public.*',
    '--exclude-pattern=public.schema_migrations',
    '--log-level=error',
  ])
  return readFile(outFile, 'utf8')
}

/** The row types of the tables the migrations make. */
export async function databaseTypes(): Promise<GeneratedFile> {
  const folder = temporaryFolder('codegen')
  const server = await startEmbeddedPostgres({ dataDir: folder, fsync: false })
  try {
    await migrate({ url: server.url })
    const content = await describe(server.url, join(folder, 'schema.ts'))
    return { path: 'apps/api/src/db/schema.generated.ts', content }
  } finally {
    await server.stop()
    await removeFolder(folder)
  }
}
