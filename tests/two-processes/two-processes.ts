import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import { emptyDatabase } from '../../apps/api/src/db/testing/test-database.ts'
import { freePort, openRedisServer } from '../../apps/api/src/testing/redis-server.ts'

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))
export const READY = { timeout: 120_000, interval: 200 }

export type TwoProcesses = Awaited<ReturnType<typeof openTwoProcesses>>

/** Two servers as the start command runs them, on one database and one Redis. */
export async function openTwoProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-two-'))
  const redis = await openRedisServer()
  const database = await emptyDatabase()
  const ports = [await freePort(), await freePort()]
  const processes = ports.map((port, node) =>
    spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        PORT: String(port),
        NODE_NUMBER: String(node),
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        SECRET_KEY: 'one key that both of the processes have',
        DATA_DIR: join(folder, String(node)),
        DEMO: 'false',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const [here = '', there = ''] = ports.map((port) => `http://127.0.0.1:${port}`)
  for (const url of [here, there]) {
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), READY)
  }
  const close = async () => {
    for (const one of processes) await ended(one)
    await redis.end()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { here, there, redis, pool: database.pool, processes, close }
}

async function ended(one: ChildProcess): Promise<void> {
  if (one.exitCode !== null) return
  one.kill('SIGTERM')
  await once(one, 'exit')
}
