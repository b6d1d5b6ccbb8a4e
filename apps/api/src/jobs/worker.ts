import pg from 'pg'
import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Task, TaskDeps } from './task.ts'

const CONCURRENCY = 4
const POLL_INTERVAL_MS = 2_000 // new jobs come by LISTEN; this is for those that wait for a time

export interface WorkerParts {
  url: string
  deps: TaskDeps
  tasks: Readonly<Record<string, Task>>
  schedule: readonly { task: string; match: string }[]
  /** Told of every finished job, for the metrics. */
  onFinished?(task: string, outcome: 'done' | 'failed'): void
}

export interface RunningWorker {
  /** Takes no further job, lets those at work end, then returns. */
  stop(): Promise<void>
}

export async function startWorker({
  url,
  deps,
  tasks,
  schedule,
  onFinished,
}: WorkerParts): Promise<RunningWorker> {
  const taskList: TaskList = {}
  for (const [name, task] of Object.entries(tasks)) taskList[name] = (payload) => task(payload, deps)
  const pool = openPool(url)
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(schedule.map((item) => ({ ...item, options: { jobKey: item.task } }))),
    logger: new Logger(() => (level, message) => {
      if (level === 'error') deps.log.error({ jobs: message }, 'job queue')
      else if (level === 'warning') deps.log.warn({ jobs: message }, 'job queue')
    }),
  })
  runner.events.on('job:success', ({ job }) => onFinished?.(job.task_identifier, 'done'))
  runner.events.on('job:error', ({ job }) => onFinished?.(job.task_identifier, 'failed'))
  let stopping: Promise<void> | null = null
  return { stop: () => (stopping ??= runner.stop().then(() => pool.end())) }
}

/** A pool of our own: the queue's would still be open when the database under it stops. */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: CONCURRENCY + 2, application_name: 'tessera worker' })
  // A broken connection is replaced; the query it broke says so itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
