import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { SUPERUSER } from './cluster-folder.ts'
import { DATABASE } from './embedded-postgres.ts'
import { isAnswering, socketUrl } from './server-connection.ts'
import { socketPath } from './socket-folder.ts'

/** How to reach the database that a server of ours runs in a data folder now; null when none does. */
export async function runningServerUrl(dataDir: string): Promise<string | null> {
  const home = join(dataDir, 'postgres')
  if (!existsSync(home)) return null
  const url = socketUrl(socketPath(realpathSync(home)), SUPERUSER, DATABASE)
  return (await isAnswering(url).catch(() => false)) ? url : null
}
