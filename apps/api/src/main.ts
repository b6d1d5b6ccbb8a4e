import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { buildApp } from './app.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { openDatabase, transactOn } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { makeIdSource } from './db/ids.ts'
import { migrate } from './db/migrate.ts'
import type { Deps } from './kernel/deps.ts'
import { makeRateLimits, noRateLimits } from './kernel/rate-limits.ts'
import { operations } from './operations.ts'

const MIGRATIONS = join(import.meta.dirname, '../migrations')

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  mkdirSync(config.DATA_DIR, { recursive: true })
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(config.DATA_DIR) })
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  await migrate({ url, folder: MIGRATIONS })
  const database = openDatabase(url, config.DATABASE_REPLICA_URLS)
  const deps = makeDeps(config, database.primary, database.replica, log)
  const app = await buildApp({
    config,
    deps,
    operations,
    resolveViewer: async () => ({ state: 'UNAUTH', isBot: false, locale: 'en_US', country: 'UNKNOWN' }),
    appVersion: appVersion(),
    mounts: [],
  })
  await app.listen({ port: config.PORT, host: config.HOST })
  process.stdout.write(`${config.SITE_NAME} is ready at ${config.PUBLIC_URL}\n`)
  const stop = async () => {
    await app.close()
    await database.close()
    await embedded?.stop()
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

function makeDeps(config: Config, primary: Deps['read'], replica: Deps['read'], log: pino.Logger): Deps {
  const now = () => new Date()
  return {
    transact: transactOn(primary),
    read: primary,
    replica,
    now,
    newId: makeIdSource(() => now().getTime(), config.NODE_NUMBER),
    randomBytes,
    mailer: { send: async () => {} },
    jobs: { add: async () => {} },
    limits: config.RATE_LIMITS ? makeRateLimits(null) : noRateLimits,
    log,
    site: {
      name: config.SITE_NAME,
      publicUrl: config.PUBLIC_URL,
      imageBase: config.IMAGE_HOST ?? '/images',
      secret: readSecret(config),
    },
  }
}

/** The signing key: given, or made once and kept beside the embedded database. */
function readSecret({ SECRET_KEY, DATA_DIR }: Config): Buffer {
  if (SECRET_KEY) return createHash('sha256').update(SECRET_KEY).digest()
  const file = join(DATA_DIR, 'secret-key')
  try {
    return readFileSync(file)
  } catch {
    const secret = randomBytes(32)
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}

function appVersion(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string
  }
  return version
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : String((error as Error).stack ?? error)}\n`,
  )
  process.exitCode = 1
})
