import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase, transactOn } from '../db/client.ts'
import { emptyDatabase } from '../db/testing/test-database.ts'
import { installJobQueue } from '../jobs/job-queue.ts'
import { mailFolder } from '../mail/mail-folder.ts'
import { makeMetrics } from '../plugins/metrics.ts'
import { testDeps } from '../testing/test-deps.ts'
import { openWorker } from './open-worker.ts'

const noUse = {
  poolUse: () => ({ total: 0, idle: 0, waiting: 0 }),
  replicaUse: () => ({ in_use: 0, left_out: 0 }),
}

it('the jobs of the schedule run, and each that ended stands in the metrics', async () => {
  const own = await emptyDatabase()
  await installJobQueue(own.url)
  const database = openDatabase(own.url, [], 4)
  const folder = await mkdtemp(join(tmpdir(), 'worker-mail-'))
  const base = await testDeps()
  const metrics = makeMetrics(noUse, base.caches)
  const db = database.primary
  const deps = {
    ...base,
    transact: transactOn(db),
    read: db,
    replica: db,
    videos: { ...base.videos, close: () => undefined },
  }
  const worker = await openWorker({
    config: readConfig({}),
    deps,
    mail: mailFolder(folder),
    metrics,
    url: own.url,
  })
  try {
    await expect
      .poll(() => metrics.registry.metrics(), { timeout: 20_000 })
      .toMatch(/jobs_finished_total\{task="idempotency-keys\.prune",outcome="done"\} 1/)
    expect(await metrics.registry.metrics()).toMatch(/jobs_pool_connections\{state="total"\} [1-9]/)
  } finally {
    await worker.close()
    await database.close()
    await own.drop()
    await rm(folder, { recursive: true })
  }
})
