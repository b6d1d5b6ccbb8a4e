import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { openDatabase, transactOn } from '../db/client.ts'
import { makeIdSource } from '../db/ids.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import type { Deps, Mail } from '../kernel/deps.ts'
import { setOutputChecks } from '../kernel/operation.ts'
import { noRateLimits } from '../kernel/rate-limits.ts'

export interface TestDeps extends Deps {
  /** Mail and jobs asked for so far, oldest first. */
  sentMail: Mail[]
  addedJobs: { task: string; payload: object }[]
  /** Moves the injected clock. */
  setNow(at: Date): void
}

let shared: Promise<TestDeps> | undefined

/** Deps over this worker's database, with fakes for the clock and for what leaves the process. */
export function testDeps(): Promise<TestDeps> {
  return (shared ??= makeTestDeps())
}

async function makeTestDeps(): Promise<TestDeps> {
  setOutputChecks(true)
  const { url } = await testDatabase()
  const { primary } = openDatabase(url, [], 6)
  let now: Date | null = null
  const clock = () => now ?? new Date()
  const sentMail: Mail[] = []
  const addedJobs: TestDeps['addedJobs'] = []
  return {
    transact: transactOn(primary),
    read: primary,
    replica: primary,
    now: clock,
    newId: makeIdSource(() => clock().getTime(), Number(process.env.VITEST_POOL_ID ?? 0) % 1024),
    randomBytes,
    mailer: { send: async (_tx, mail) => void sentMail.push(mail) },
    jobs: { add: async (_tx, task, payload) => void addedJobs.push({ task, payload }) },
    limits: noRateLimits,
    log: pino({ level: 'silent' }),
    site: {
      name: 'Tessera',
      publicUrl: 'http://tessera.test',
      imageBase: '/images',
      secret: Buffer.from('a secret for tests'),
    },
    sentMail,
    addedJobs,
    setNow: (at) => void (now = at),
  }
}
