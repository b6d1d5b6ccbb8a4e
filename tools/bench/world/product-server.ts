import { startServerUnderTest, type ServerUnderTest } from '../../lib/server-under-test.ts'
import { BENCH_SECRET } from './load-worlds.ts'

/** The product on an existing database, limits off, jobs elsewhere. */
export const startProduct = (
  databaseUrl: string,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<ServerUnderTest> =>
  startServerUnderTest({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: BENCH_SECRET,
    DATA_DIR: dataDir,
    DEMO: 'false',
    RATE_LIMITS: 'false',
    ROLES: 'web,api',
    LOG_LEVEL: 'error',
    ...more,
  })
