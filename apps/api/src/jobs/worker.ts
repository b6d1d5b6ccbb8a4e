import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { addFirstRuns, freeJobs } from './job-queue.ts'
import type { Task, TaskDeps } from './task.ts'
import { type SignsOfLife, showSignsOfLife } from './signs-of-life.ts'
import { slowTasks, urgentTasks } from './task-lanes.ts'

const CONCURRENCY = 4
const KEPT_FOR_URGENT = 1
const SLOW_AT_ONCE = 2 // each may hold a whole file in memory
const RESTART_PAUSE_MS = 500
/** Jobs that take longer to end are cut short, well before systemd kills the database along with us. */
const STOP_WITHIN_MS = 15_000
const POLL_INTERVAL_MS = 2_000 // new jobs come by LISTEN; this is for those that wait for a time

export interface WorkerParts {
  url: string
  deps: TaskDeps
  tasks: Readonly<Record<string, Task>>
  schedule: readonly { task: string; match: string }[]
  stopWithinMs?: number
  /** Called with every finished job, for the metrics. */
  onFinished?(task: string, outcome: 'done' | 'failed'): void
}

interface Lane extends WorkerParts {
  concurrency: number
  life: SignsOfLife
}

export interface RunningWorker {
  /** Takes no further job, lets those at work end, hands those back that do not, then returns. */
  stop(): Promise<void>
}

/** Runs jobs until stopped: those that are urgent also where long ones hold every other slot, slow ones apart. */
export async function startWorker(parts: WorkerParts): Promise<RunningWorker> {
  const pool = openPool(parts.url)
  await addFirstRuns(
    pool,
    parts.schedule.map(({ task }) => task),
  )
  const tasksIn = (isIn: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(parts.tasks).filter(([name]) => isIn(name)))
  const urgent = tasksIn((name) => urgentTasks.has(name))
  const slow = tasksIn((name) => slowTasks.has(name))
  const others = tasksIn((name) => !slowTasks.has(name))
  const life = showSignsOfLife(parts.url, parts.deps.log)
  const lanes = await Promise.all([
    keepRunning({ ...parts, tasks: others, concurrency: CONCURRENCY, life }, pool),
    keepRunning({ ...parts, tasks: urgent, schedule: [], concurrency: KEPT_FOR_URGENT, life }, pool),
    keepRunning({ ...parts, tasks: slow, schedule: [], concurrency: SLOW_AT_ONCE, life }, pool),
  ])
  const stop = async () => {
    await Promise.all(lanes.map((lane) => lane.stop()))
    await life.end()
    await pool.end()
  }
  let stopping: Promise<void> | null = null
  return { stop: () => (stopping ??= stop()) }
}

/** A runner that loses its database for good is followed by another. */
async function keepRunning(parts: Lane, pool: pg.Pool): Promise<RunningWorker> {
  const { log } = parts.deps
  const ending = new AbortController()
  let current = await startRunner(parts, pool)
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.runner.promise
      if (ending.signal.aborted) return
      log.warn('the worker of jobs ended by itself; starting another')
      const next = await startAgain(() => startRunner(parts, pool), ending.signal)
      if (!next) return
      parts.life.remove(current.id)
      await freeJobs(pool, current.id).catch((error: unknown) =>
        log.warn({ err: error }, 'jobs of the ended worker stay locked'),
      )
      current = next
    }
  }
  const watched = watch()
  return {
    async stop() {
      ending.abort()
      await current.runner.stop().catch(() => undefined)
      await watched
    },
  }
}

async function startAgain<T>(start: () => Promise<T>, ending: AbortSignal): Promise<T | null> {
  while (!ending.aborted) {
    try {
      return await start()
    } catch {
      await pause(RESTART_PAUSE_MS, undefined, { signal: ending }).catch(() => undefined)
    }
  }
  return null
}

/** A runner with the name under which it locks jobs. */
async function startRunner(lane: Lane, pool: pg.Pool) {
  const { deps, tasks, schedule, concurrency, life, stopWithinMs = STOP_WITHIN_MS, onFinished } = lane
  const taskList: TaskList = {}
  const untilCut = cuttingShort()
  for (const [name, task] of Object.entries(tasks))
    taskList[name] = (payload, { abortPromise }) => untilCut(task(payload, deps), abortPromise)
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.on('pool:create', ({ workerPool }) => void (id = workerPool.id))
  events.on('job:success', ({ job }) => onFinished?.(job.task_identifier, 'done'))
  events.on('job:error', ({ job }) => onFinished?.(job.task_identifier, 'failed'))
  const runner = await run({
    pgPool: pool,
    events,
    // Done otherwise, a completion that finds the database away is an unhandled rejection.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: stopWithinMs,
      },
    },
    concurrency,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    taskList,
    parsedCronItems: parseCronItems(schedule.map((item) => ({ ...item, options: { jobKey: item.task } }))),
    logger: new Logger(() => (level, message) => {
      if (level === 'error') deps.log.error({ jobs: message }, 'job queue')
      else if (level === 'warning') deps.log.warn({ jobs: message }, 'job queue')
    }),
  })
  life.add(id)
  return { runner, id }
}

/**
 * Fails jobs at work once the time to stop is over, and the queue hands them to the next worker. Its promise of that
 * lives as long as the runner: raced against it, each job would be kept until then.
 */
function cuttingShort() {
  const atWork = new Set<(reason: unknown) => void>()
  let watched: unknown
  return <T>(job: Promise<T>, cut: Promise<void>): Promise<T> => {
    if (watched !== cut) cut.catch((reason: unknown) => atWork.forEach((fail) => fail(reason)))
    watched = cut
    return new Promise<T>((resolve, reject) => {
      atWork.add(reject)
      void job.then(resolve, reject).finally(() => atWork.delete(reject))
    })
  }
}

/** A pool of our own: the queue's would still be open when the database under it stops. */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: CONCURRENCY + KEPT_FOR_URGENT + SLOW_AT_ONCE + 4,
    application_name: 'tessera worker',
  })
  // A broken connection is replaced; the query it broke fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
