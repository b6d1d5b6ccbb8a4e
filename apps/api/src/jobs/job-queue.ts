import { sql } from 'kysely'
import type pg from 'pg'
import { runMigrations } from 'graphile-worker'
import type { Db, Jobs } from '../kernel/deps.ts'
import { urgentTasks } from './task-lanes.ts'

/** The lower, the sooner; others have 0. */
const URGENT_PRIORITY = -10

/** Makes the queue's own tables, so that a job can be added before any worker has run. */
export const installJobQueue = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString })

/** Jobs become rows of the caller's transaction: they run if and only if it commits. */
export const makeJobs = (): Jobs => ({
  async add(tx, task, payload, { key, runAt, queue, keepsTime } = {}) {
    await sql`SELECT graphile_worker.add_job(
      identifier => ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt ?? null}::timestamptz,
      job_key => ${key ?? null}::text,
      job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}::text,
      queue_name => ${queue ?? null}::text,
      priority => ${urgentTasks.has(task) ? URGENT_PRIORITY : null}::int
    )`.execute(tx)
  },
})

/** Asks for what the schedule names and has never run: nobody waits on a new site for the hour to strike. */
export async function addFirstRuns(pool: pg.Pool, scheduled: readonly string[]): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.add_job(identifier => task, payload => '{}'::json, job_key => task)
    FROM unnest($1::text[]) AS task
    WHERE NOT EXISTS (
      SELECT FROM graphile_worker._private_known_crontabs AS known
      WHERE known.identifier = task AND known.last_execution IS NOT NULL)`,
    [scheduled],
  )
}

/** When the schedule last asked for anything, which is every minute while a worker runs. */
export async function lastScheduleTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(last_execution) AS at FROM graphile_worker._private_known_crontabs`.execute(db)
  return rows[0]?.at ?? null
}

type Connection = Pick<pg.Pool, 'query'>

/** Workers that hold jobs or queues while no session holds their lock. */
export async function missingWorkers(db: Connection): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`
    SELECT id FROM (
      SELECT locked_by AS id FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
      UNION SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL) busy
    WHERE NOT EXISTS (SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND classid::bigint = hashtext('job-worker')::bigint & 4294967295
        AND objid::bigint = hashtext(busy.id)::bigint & 4294967295)`)
  return rows.map(({ id }) => id)
}

/** Takes the lock of a worker for as long as the session lasts, or lets it go. */
export async function holdSign(session: Connection, workerId: string, isHeld: boolean): Promise<void> {
  const call = isHeld ? 'pg_advisory_lock_shared' : 'pg_advisory_unlock_shared'
  await session.query(`SELECT ${call}(hashtext('job-worker'), hashtext($1))`, [workerId])
}

/** Lets others have the jobs of a worker that is gone. */
export async function freeJobs(pool: Connection, workerId: string): Promise<void> {
  await pool.query('SELECT graphile_worker.force_unlock_workers(ARRAY[$1])', [workerId])
}
