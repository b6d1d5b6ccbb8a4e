import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/client.ts'
import { idTime } from '../db/ids.ts'
import { emptyDatabase } from '../db/testing/test-database.ts'
import { installJobQueue } from '../jobs/job-queue.ts'
import { testDeps } from '../testing/test-deps.ts'
import { makeDeps } from './make-deps.ts'
import { HOUR_MS } from '../kernel/durations.ts'

it('A-T24 a start begins no earlier than where the last run stood, in time and in ids', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-deps-'))
  const own = await emptyDatabase()
  await installJobQueue(own.url)
  const database = openDatabase(own.url, [], 2)
  const stood = new Date(Date.now() + HOUR_MS)
  await sql`INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    VALUES ('popularity.refresh', now(), ${stood})`.execute(database.primary)
  const { storage, images, videos, sounds, visualIndex, fetcher, pubsub, caches, clientMetrics, adMetrics } =
    await testDeps()
  const never = new Promise<never>(() => undefined)
  const deps = await makeDeps({
    config: readConfig({ DATA_DIR: folder }),
    data: {
      ...database,
      url: own.url,
      lost: never,
      disk: { isFull: () => false, close: async () => undefined },
    },
    pictures: { storage, images, videos, sounds, visualIndex, fetcher },
    messages: { redis: null, pubsub, close: async () => undefined },
    caches,
    clientMetrics,
    adMetrics,
    log: pino({ level: 'silent' }),
  })
  expect(deps.now().getTime()).toBeGreaterThanOrEqual(stood.getTime())
  expect(idTime(deps.newId()).getTime()).toBeGreaterThanOrEqual(stood.getTime())
  await database.close()
  await own.drop()
  rmSync(folder, { recursive: true })
})
