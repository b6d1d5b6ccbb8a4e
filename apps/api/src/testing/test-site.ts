import type { FastifyInstance } from 'fastify'
import type { Member, Viewer } from '@tessera/shared-auth'
import { buildApp, type Mount } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Operation } from '../kernel/operation.ts'
import { operations } from '../operations.ts'
import { makeMetrics } from '../plugins/metrics.ts'
import { aMember, visitor } from './test-callers.ts'
import { testDeps, type TestDeps } from './test-deps.ts'

export type { InjectOptions } from 'fastify'

/** Who calls, as the session cookie of these tests spells it. */
export type Caller = 'visitor' | 'crawler' | 'limited' | 'member' | 'stranger' | 'employee'

export interface TestSite {
  app: FastifyInstance
  deps: TestDeps
  member: Member
  stranger: Member
  /** Names of the operations that ran since the last look. */
  takeRuns(): string[]
}

/** The real server over the test database, where a session cookie names one of a few people. */
export async function openTestSite(mounts: readonly Mount[] = []): Promise<TestSite> {
  const deps = await testDeps()
  const [member, stranger, employee] = [await aMember(deps), await aMember(deps), await aMember(deps)]
  const people: Record<Caller, Viewer> = {
    visitor,
    crawler: { ...visitor, isBot: true },
    limited: { ...member, state: 'LIMITED_LOGIN' },
    member,
    stranger,
    employee: { ...employee, isEmployee: true },
  }
  const runs: string[] = []
  const app = await buildApp({
    config: readConfig({ RATE_LIMITS: 'false', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://tessera.test' }),
    deps,
    operations: operations.map((operation) => watched(operation, runs)),
    resolveViewer: async ({ token }) => people[(token ?? 'visitor') as Caller] ?? visitor,
    appVersion: 'test',
    isSaturated: () => false,
    metrics: makeMetrics(
      {
        poolUse: () => ({ total: 0, idle: 0, waiting: 0 }),
        replicaUse: () => ({ in_use: 0, left_out: 0 }),
      },
      deps.caches,
    ),
    mounts,
  })
  await app.ready()
  return { app, deps, member, stranger, takeRuns: () => runs.splice(0) }
}

const watched = (operation: Operation, runs: string[]): Operation => ({
  ...operation,
  run(raw, context) {
    runs.push(operation.contract.route.name)
    return operation.run(raw, context)
  },
})
