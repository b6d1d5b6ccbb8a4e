import { startServer } from '../../../apps/api/src/composition/start-server.ts'
import { readConfig } from '../../../apps/api/src/config.ts'
import { freePort } from '../../lib/free-port.ts'
import { BENCH_SECRET } from './load-worlds.ts'

export interface ProductHere {
  url: string
  stop(): Promise<void>
}

/** The product inside this very process, where its statements can be heard. */
export async function startProductHere(databaseUrl: string, dataDir: string): Promise<ProductHere> {
  const port = await freePort()
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: BENCH_SECRET,
    PORT: String(port),
    DEMO: 'false',
    RATE_LIMITS: 'false',
    ROLES: 'web,api',
    LOG_LEVEL: 'error',
  })
  const server = await startServer(config, () => undefined)
  return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() }
}
