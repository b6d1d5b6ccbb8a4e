import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeFolder, temporaryFolder } from '../../lib/temporary-folder.ts'
import { isSessionLookup, type Statement } from '../world/statement-log.ts'
import { startProductHere } from '../world/product-here.ts'
import { statementsOfCall } from './statement-counts.ts'

interface Call {
  databaseUrl: string
  dataDir: string
  path: string
  cookie: string | null
}

/** What a call asks of the database beside the look-up of its session. */
export async function productStatements({ databaseUrl, dataDir, path, cookie }: Call): Promise<Statement[]> {
  const server = await startProductHere(databaseUrl, dataDir)
  try {
    const all = await statementsOfCall(server, path, cookie)
    return all.filter((statement) => !isSessionLookup(statement))
  } finally {
    await server.stop()
  }
}

/** Hands `work` a file from which the twin reads what to ask; the file goes afterwards. */
export async function withTwinFile<T>(
  databaseUrl: string,
  statements: readonly Statement[],
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = temporaryFolder('twin')
  const file = join(folder, 'statements.json')
  writeFileSync(file, JSON.stringify({ url: databaseUrl, statements }))
  try {
    return await work(file)
  } finally {
    await removeFolder(folder)
  }
}
