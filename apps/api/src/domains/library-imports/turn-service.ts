import { setInterval as every } from 'node:timers/promises'
import type { Db, Deps } from '../../kernel/deps.ts'
import { idleImports, setLease, takeLease } from './import-store.ts'

/** The job that reads a source and reports what would be imported. */
export const READ_IMPORT = 'library-imports.read'
/** The job that imports what was agreed to, a step at a time. */
export const APPLY_IMPORT = 'library-imports.apply'

/** Longer than most things take between two signs of life; what takes longer may be begun twice and is done once. */
const LEASE_MS = 60_000
const STAY_MS = LEASE_MS / 4
const TURN_MS = 10_000
/** Who waits asks far more often. */
const LOST_MS = 3 * 60_000

type Task = typeof READ_IMPORT | typeof APPLY_IMPORT

/** Asks for work on an import; of several that were asked for the last one counts. */
export const askFor = (
  tx: Db,
  task: Task,
  id: string,
  { jobs }: Pick<Deps, 'jobs'>,
  runAt?: Date,
): Promise<void> => jobs.add(tx, task, { id }, { key: `${task}:${id}`, ...(runAt && { runAt }) })

/**
 * Does work in the turn of an import, so that imports take no more than two workers: one reads and one imports. Asks
 * again when it is not its turn.
 */
export async function inTurn(
  { task, id }: { task: Task; id: string },
  work: (stay: () => Promise<void>) => Promise<void>,
  deps: Pick<Deps, 'jobs' | 'now' | 'read' | 'transact'>,
): Promise<void> {
  const leaseEnd = () => new Date(deps.now().getTime() + LEASE_MS)
  const isOurs = await deps.transact((tx) => takeLease(tx, id, deps.now(), leaseEnd()))
  if (!isOurs) {
    const runAt = new Date(deps.now().getTime() + TURN_MS)
    await deps.transact((tx) => askFor(tx, task, id, deps, runAt))
    return
  }
  try {
    await work(async () => {
      await setLease(deps.read, id, leaseEnd())
    })
  } finally {
    await setLease(deps.read, id, null)
  }
}

/** Keeps the turn for work that may take longer than a lease. */
export async function whileStaying<T>(work: Promise<T>, stay: () => Promise<void>): Promise<T> {
  const ending = new AbortController()
  const staying = async () => {
    for await (const _turn of every(STAY_MS, undefined, { signal: ending.signal })) await stay()
  }
  const stayed = staying().catch(() => undefined)
  try {
    return await work
  } finally {
    ending.abort()
    await stayed
  }
}

/** Goes on with imports whose process died: a queue leaves a job to a dead worker for hours. */
export async function resumeImports(deps: Pick<Deps, 'jobs' | 'now' | 'read' | 'transact'>): Promise<number> {
  const at = deps.now()
  const idle = await idleImports(deps.read, { at, before: new Date(at.getTime() - LOST_MS) })
  for (const { id, status } of idle)
    await deps.transact((tx) => askFor(tx, status === 'reading' ? READ_IMPORT : APPLY_IMPORT, id, deps))
  return idle.length
}
