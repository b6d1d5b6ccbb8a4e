import { setInterval as every } from 'node:timers/promises'
import type { Db, Deps } from '../../kernel/deps.ts'
import { idleImports, moveLease, takeLease } from './import-store.ts'

/** The job that reads a source and reports what would be imported. */
export const READ_IMPORT = 'library-imports.read'
/** The job that imports what was agreed to, a step at a time. */
export const APPLY_IMPORT = 'library-imports.apply'

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
 * again when it is not its turn. The turn lasts as long as the work; `stay` is false once it is another's, as after a
 * standstill of this process.
 */
export async function inTurn(
  { task, id, stayMs = STAY_MS }: { task: Task; id: string; stayMs?: number },
  work: (stay: () => Promise<boolean>) => Promise<void>,
  deps: Pick<Deps, 'jobs' | 'now' | 'read' | 'transact'>,
): Promise<void> {
  const until = leaseEnd(deps)
  const isOurs = await deps.transact((tx) => takeLease(tx, id, deps.now(), until))
  if (!isOurs) {
    const runAt = new Date(deps.now().getTime() + TURN_MS)
    await deps.transact((tx) => askFor(tx, task, id, deps, runAt))
    return
  }
  const lease = leaseOf(id, until, deps)
  try {
    await whileStaying(work(lease.stay), lease.stay, stayMs)
  } finally {
    await lease.end()
  }
}

const leaseEnd = ({ now }: Pick<Deps, 'now'>): Date => new Date(now().getTime() + LEASE_MS)

/** A lease is known by its end, so each renewal starts from the one before. */
function leaseOf(id: string, taken: Date, deps: Pick<Deps, 'now' | 'read'>) {
  let until = taken
  let renewing: Promise<boolean> | undefined
  const renew = async () => {
    const next = leaseEnd(deps)
    const isOurs = await moveLease(deps.read, id, until, next)
    if (isOurs) until = next
    return isOurs
  }
  return {
    stay: (): Promise<boolean> => (renewing ??= renew().finally(() => (renewing = undefined))),
    /** Leaves the lease of another as it is. */
    end: () => moveLease(deps.read, id, until, null),
  }
}

/** Renews a lease beside the work; a renewal that fails is followed by the next. */
async function whileStaying(
  work: Promise<void>,
  stay: () => Promise<boolean>,
  stayMs: number,
): Promise<void> {
  const ending = new AbortController()
  const staying = async () => {
    for await (const _turn of every(stayMs, undefined, { signal: ending.signal }))
      await stay().catch(() => undefined)
  }
  const stayed = staying().catch(() => undefined)
  try {
    await work
  } finally {
    ending.abort()
    await stayed
  }
}

/** Goes on with imports whose turn ended with their process, and with those whose job is gone. */
export async function resumeImports(deps: Pick<Deps, 'jobs' | 'now' | 'read' | 'transact'>): Promise<number> {
  const at = deps.now()
  const idle = await idleImports(deps.read, { at, before: new Date(at.getTime() - LOST_MS) })
  for (const { id, status } of idle)
    await deps.transact((tx) => askFor(tx, status === 'reading' ? READ_IMPORT : APPLY_IMPORT, id, deps))
  return idle.length
}
