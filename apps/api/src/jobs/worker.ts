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
  const runner = await run({
    connectionString: url,
    concurrency: CONCURRENCY,
    maxPoolSize: CONCURRENCY + 2,
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
  return { stop: () => (stopping ??= runner.stop()) }
}
