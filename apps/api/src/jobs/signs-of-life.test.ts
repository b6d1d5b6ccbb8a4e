import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyDatabase } from '../db/testing/test-database.ts'
import { mailFolder } from '../mail/mail-folder.ts'
import { testDeps } from '../testing/test-deps.ts'
import { noTextDelivery } from '../texts/text-delivery.ts'
import { installJobQueue, missingWorkers } from './job-queue.ts'
import { showSignsOfLife } from './signs-of-life.ts'
import { startWorker } from './worker.ts'

const PACE = { beatMs: 20, deadAfterMs: 100 }

let own: Awaited<ReturnType<typeof emptyDatabase>>
let deps: Awaited<ReturnType<typeof testDeps>>

beforeAll(async () => {
  own = await emptyDatabase()
  await installJobQueue(own.url)
  deps = await testDeps()
})
afterAll(() => own.drop())

const show = () => showSignsOfLife(own.url, deps.log, PACE)

/** A job in a queue that a worker has begun. */
async function begun(task: string, workerId: string): Promise<void> {
  await own.pool.query(`SELECT graphile_worker.add_job($1, queue_name => $1)`, [task])
  await own.pool.query(
    `UPDATE graphile_worker._private_jobs j SET locked_by = $2, locked_at = now()
    FROM graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier = $1`,
    [task, workerId],
  )
  await own.pool.query(
    `UPDATE graphile_worker._private_job_queues SET locked_by = $2, locked_at = now() WHERE queue_name = $1`,
    [task, workerId],
  )
}

const lockedBy = async (task: string): Promise<(string | null)[]> => {
  const { rows } = await own.pool.query(
    `SELECT j.locked_by AS job, q.locked_by AS queue FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id WHERE q.queue_name = $1`,
    [task],
  )
  return rows.flatMap(({ job, queue }) => [job, queue])
}

it('jobs and queues of a worker that was killed are free soon, those of one that lives are not', async () => {
  const [other, life] = [show(), show()]
  other.add('pool-lives')
  await begun('left', 'pool-killed')
  await begun('kept', 'pool-lives')
  await vi.waitFor(async () => expect(await lockedBy('left')).toEqual([null, null]), 5_000)
  expect(await lockedBy('kept')).toEqual(['pool-lives', 'pool-lives'])
  await other.end()
  await vi.waitFor(async () => expect(await lockedBy('kept')).toEqual([null, null]), 5_000)
  await life.end()
})

it('a worker whose session was cut keeps its jobs', async () => {
  const life = show()
  life.add('pool-cut')
  await begun('cut', 'pool-cut')
  await vi.waitFor(async () => expect(await missingWorkers(own.pool)).not.toContain('pool-cut'), 5_000)
  await own.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'tessera worker' AND datname = current_database()`)
  await new Promise((resolve) => setTimeout(resolve, 5 * PACE.deadAfterMs))
  expect(await missingWorkers(own.pool)).not.toContain('pool-cut')
  expect(await lockedBy('cut')).toEqual(['pool-cut', 'pool-cut'])
  await life.end()
})

it('every lane of a worker shows that it lives, and slow work has a lane of its own', async () => {
  await own.pool.query('TRUNCATE graphile_worker._private_jobs, graphile_worker._private_job_queues')
  const end = Promise.withResolvers<void>()
  const started: string[] = []
  const task = (name: string) => async () => {
    started.push(name)
    await end.promise
  }
  const worker = await startWorker({
    url: own.url,
    deps: { ...deps, mailDelivery: mailFolder(''), textDelivery: noTextDelivery },
    tasks: { plain: task('plain'), 'mail.send': task('mail'), 'catalogs.read-feed': task('feed') },
    schedule: [],
  })
  for (let feed = 0; feed < 9; feed += 1)
    await own.pool.query(`SELECT graphile_worker.add_job('catalogs.read-feed', queue_name => $1)`, [
      `catalogs:${feed}`,
    ])
  await own.pool.query(`SELECT graphile_worker.add_job('plain')`)
  await vi.waitFor(() => expect(started).toContain('plain'), 5_000)
  expect(started.filter((name) => name === 'feed').length).toBeLessThanOrEqual(2)
  await vi.waitFor(async () => expect(await missingWorkers(own.pool)).toEqual([]), 12_000)
  end.resolve()
  await worker.stop()
}, 20_000)
