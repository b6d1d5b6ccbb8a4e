import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Deps } from '../kernel/deps.ts'
import { freeJobs, holdSign, missingWorkers } from './job-queue.ts'

interface Pace {
  beatMs: number
  /** Longer than a session that was cut takes to be back. */
  deadAfterMs: number
}

export interface SignsOfLife {
  /** From now on, the runner of this id is known to live. */
  add(workerId: string): void
  remove(workerId: string): void
  end(): Promise<void>
}

/**
 * Holds a lock of the database for each runner of this process, for as long as the process lives, and frees the jobs
 * of runners whose lock nobody has held for a while: their process was killed. The queue itself frees such jobs, and
 * every job behind them in their queue, after four hours.
 */
export function showSignsOfLife(
  connectionString: string,
  log: Deps['log'],
  { beatMs, deadAfterMs }: Pace = { beatMs: 10_000, deadAfterMs: 60_000 },
): SignsOfLife {
  const ids = new Set<string>()
  const missedSince = new Map<string, number>()
  const ending = new AbortController()
  let session: Session | null = null
  let beatNow = () => {}

  const beat = async () => {
    session ??= await openSession(connectionString)
    await session.holdOnly(ids)
    const missing = await missingWorkers(session.client)
    const now = performance.now()
    for (const id of missedSince.keys()) if (!missing.includes(id)) missedSince.delete(id)
    for (const id of missing) {
      const since = missedSince.get(id) ?? now
      missedSince.set(id, since)
      if (now - since < deadAfterMs) continue
      await freeJobs(session.client, id)
      log.warn({ worker: id }, 'jobs of a worker that died are free again')
    }
  }
  const run = async () => {
    while (!ending.signal.aborted) {
      const added = new Promise<void>((resolve) => (beatNow = resolve))
      await beat().catch(async () => {
        await session?.close()
        session = null
      })
      await Promise.race([added, pause(beatMs, undefined, { signal: ending.signal }).catch(() => undefined)])
    }
    await session?.close()
  }
  const running = run()
  return {
    add(workerId) {
      ids.add(workerId)
      beatNow()
    },
    remove: (workerId) => void ids.delete(workerId),
    async end() {
      ending.abort()
      await running
    },
  }
}

interface Session {
  client: pg.Client
  holdOnly(ids: ReadonlySet<string>): Promise<void>
  close(): Promise<void>
}

/** A connection of its own: a pool would close it, and with it end what it holds. */
async function openSession(connectionString: string): Promise<Session> {
  const client = new pg.Client({
    connectionString,
    application_name: 'tessera worker',
    keepAlive: true,
    query_timeout: 10_000,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  const held = new Set<string>()
  return {
    client,
    async holdOnly(ids) {
      for (const id of [...ids].filter((each) => !held.has(each))) {
        await holdSign(client, id, true)
        held.add(id)
      }
      for (const id of [...held].filter((each) => !ids.has(each))) {
        await holdSign(client, id, false)
        held.delete(id)
      }
    },
    close: () => client.end().catch(() => undefined),
  }
}
