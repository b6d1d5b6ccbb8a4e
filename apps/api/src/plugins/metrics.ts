import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { metricsText, shareMetrics } from './metrics-of-all.ts'
import type { Operation } from '../kernel/operation.ts'
import { DomainError } from '../kernel/domain-error.ts'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export interface Metrics {
  registry: Registry
  requestEnded(request: { method: string; route: string; status: number; seconds: number }): void
  jobFinished(task: string, outcome: 'done' | 'failed'): void
  operationEnded(operation: string, outcome: 'done' | 'failed', seconds: number): void
  /** Counts the connections that jobs have of their own. */
  watchJobs(poolUse: () => PoolUse): void
}

interface PoolUse {
  total: number
  idle: number
  waiting: number
}

interface DatabaseUse {
  poolUse(): PoolUse
  replicaUse(): { in_use: number; left_out: number }
}

interface Caching {
  sizes(): ReadonlyMap<string, number>
}

/** What this process counts; the loop's delay, memory and garbage collection are the library's own. */
export function makeMetrics(database: DatabaseUse, caches: Caching): Metrics {
  const registry = new Registry()
  shareMetrics(registry)
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const jobs = new Counter({
    name: 'jobs_finished_total',
    help: 'Jobs by task and outcome.',
    labelNames: ['task', 'outcome'],
    registers,
  })
  countConnections(registry, database)
  countEntries(registry, caches)
  const calls = new Histogram({
    name: 'operation_duration_seconds',
    help: 'Time to run, by operation, in every transport.',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  return {
    registry,
    requestEnded: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    jobFinished: (task, outcome) => jobs.inc({ task, outcome }),
    operationEnded: (operation, outcome, seconds) => calls.observe({ operation, outcome }, seconds),
    watchJobs: (poolUse) =>
      countPool(registry, poolUse, {
        name: 'jobs_pool_connections',
        help: 'Connections of the primary that jobs have of their own.',
      }),
  }
}

/** The operation, its runs measured in every transport. */
export function timed(operation: Operation, { operationEnded }: Pick<Metrics, 'operationEnded'>): Operation {
  return {
    ...operation,
    async run(raw, context) {
      const start = performance.now()
      const end = (outcome: 'done' | 'failed') =>
        operationEnded(operation.contract.route.name, outcome, (performance.now() - start) / 1000)
      try {
        const answer = await operation.run(raw, context)
        end('done')
        return answer
      } catch (error) {
        end('failed')
        throw error
      }
    },
  }
}

function countPool(
  registry: Registry,
  poolUse: () => PoolUse,
  described: { name: string; help: string },
): void {
  const pool = new Gauge({
    ...described,
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolUse())) pool.set({ state }, count)
    },
  })
}

function countConnections(registry: Registry, { poolUse, replicaUse }: DatabaseUse): void {
  countPool(registry, poolUse, { name: 'database_pool_connections', help: 'Connections of the primary.' })
  const replicas = new Gauge({
    name: 'database_replicas',
    help: 'Replicas that reads go to, and those that lag or do not answer.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(replicaUse())) replicas.set({ state }, count)
    },
  })
}

function countEntries(registry: Registry, caches: Caching): void {
  const cached = new Gauge({
    name: 'cache_entries',
    help: 'What this process keeps to read again.',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      for (const [cache, entries] of caches.sizes()) cached.set({ cache }, entries)
    },
  })
}

/** `/metrics` for who holds the token; without one the page does not exist. */
export const metricsPage =
  ({ registry }: Metrics, token: string | undefined) =>
  (app: FastifyInstance): void => {
    if (token === undefined) return
    app.get('/metrics', async (request, reply) => {
      if (!bears(request, token)) throw new DomainError('SIGN_IN_REQUIRED')
      return reply.type(registry.contentType).send(await metricsText(registry))
    })
  }

function bears({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
