import { sql } from 'kysely'
import { runMigrations } from 'graphile-worker'
import type { Jobs } from '../kernel/deps.ts'

/** Makes the queue's own tables, so that a job can be added before any worker has run. */
export const installJobQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString })

/** Jobs become rows of the caller's transaction: they run if and only if it commits. */
export const makeJobs = (): Jobs => ({
  async add(tx, task, payload, { key, runAt } = {}) {
    await sql`SELECT graphile_worker.add_job(
      identifier => ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt ?? null}::timestamptz,
      job_key => ${key ?? null}::text
    )`.execute(tx)
  },
})
