import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { siteSecret } from '../../apps/api/src/composition/site-secret.ts'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts'
import { idFloor } from '../../apps/api/src/db/ids.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { seededRandom, type Random } from '../../apps/api/src/demo/random.ts'
import type { Db } from '../../apps/api/src/kernel/deps.ts'
import { auditBooks, freeWithoutReason } from '../../apps/api/src/testing/market/audit-books.ts'
import { marketDeps } from '../../apps/api/src/testing/market/market-deps.ts'
import { planMarket, type MarketPlan } from '../../apps/api/src/testing/market/market-plan.ts'
import { idsOf, insertMarket, insertMarketPins } from '../../apps/api/src/testing/market/market-rows.ts'
import { bookedUuid, planUses, sendUses, type AdMember } from './ad-events.ts'
import { endServer, startedServer, type ServerOptions } from './server-process.ts'
import { VisitorClient } from './visitor-client.ts'

const SECRET_KEY = 'a key of the kills of the server alone'
const DAY_MS = 24 * 60 * 60 * 1000
const WRITERS = 6
/** A kill comes so long after its share of the events at most. */
const LATE_MS = 60
const POLL_MS = 1

const { values: given } = parseArgs({
  options: {
    kills: { type: 'string' },
    events: { type: 'string' },
    members: { type: 'string', default: '24' },
    promotions: { type: 'string', default: '800' },
    port: { type: 'string', default: '41794' },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
})
const kills = Number(given.kills ?? (given.quick ? 5 : 100))
const events = Number(given.events ?? (given.quick ? 5_000 : 100_000))

/** Kills the server, again and again, while it charges events of ads; then the books are audited. */
async function main(): Promise<void> {
  const started = performance.now()
  const random = seededRandom(Number(given.seed))
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-ad-kills-'))
  const now = new Date()
  const plan = planMarket({
    firstId: idFloor(new Date(now.getTime() - DAY_MS)),
    seed: Number(given.seed),
    promotions: Number(given.promotions),
    accounts: Math.ceil(Number(given.promotions) / 5),
    start: new Date(now.getTime() - DAY_MS),
    days: 30,
  })
  try {
    await withDatabase(dataDir, async (db) => {
      await insertMarketPins(db, plan)
      await insertMarket(db, plan)
    })
    const lived = await liveThroughKills(
      { port: Number(given.port), dataDir, settings: { SECRET_KEY } },
      plan,
      random,
    )
    const found = await withDatabase(dataDir, (db) => audited(db, plan, lived.expected))
    const { counts } = lived
    const lines = [
      `kills while charging: ${lived.injected} of ${kills} by SIGKILL with events on their way, seed ${given.seed}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
      `${events} events in ${WRITERS} writers of ${given.members} members over ${given.promotions} promotions: ${counts.acknowledged} acknowledged, ${counts.again} sent once more, ${lived.cut} calls cut off`,
      `booked: ${found.booked} events, ${found.charged} of them charged ${found.micros} micros`,
      `ready again within ${Math.max(...lived.readyMs).toFixed(0)} ms at worst`,
      `faults: ${JSON.stringify(found.faults)}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    const isRight = Object.values(found.faults).every((count) => count === 0)
    if (!isRight || lived.injected < kills || counts.acknowledged < events || found.charged === 0)
      process.exitCode = 1
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function withDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    await migrate({ url: postgres.url })
    const deps = marketDeps(postgres.url)
    try {
      return await work(deps.read)
    } finally {
      await deps.close()
    }
  } finally {
    await postgres.stop()
  }
}

async function liveThroughKills(options: ServerOptions, plan: MarketPlan, random: Random) {
  let { server } = await startedServer(options)
  const members: AdMember[] = []
  const readyMs: number[] = []
  let [injected, cut] = [0, 0]
  try {
    while (members.length < Number(given.members)) members.push(await aMember(options.port, members.length))
    const secret = siteSecret({ SECRET_KEY, DATA_DIR: options.dataDir })
    const ids = plan.planned.promotions.map(({ id }) => id)
    const batches = planUses(members, ids, { secret, events, now: new Date(), random })
    const { counts, done } = sendUses(batches, WRITERS, random)
    let isDone = false
    const sent = done.finally(() => (isDone = true))
    sent.catch(() => undefined)
    for (let kill = 1; kill <= kills && !isDone; kill += 1) {
      while (!isDone && counts.acknowledged < (events * kill) / (kills + 1)) await pause(POLL_MS)
      await pause(random.between(0, LATE_MS))
      while (!isDone && counts.inFlight === 0) await pause(POLL_MS)
      if (isDone) break
      injected += 1
      cut += counts.inFlight
      await endServer(server, 'SIGKILL')
      const next = await startedServer(options)
      server = next.server
      readyMs.push(next.readyMs)
      process.stderr.write(`kill ${injected}, ${counts.acknowledged} events acknowledged\n`)
    }
    await sent
    const expected = new Set(batches.flatMap(({ uses }) => uses.map(bookedUuid)))
    return { counts, injected, cut, readyMs, expected }
  } finally {
    for (const { client } of members) client.close()
    await endServer(server, 'SIGTERM')
  }
}

async function aMember(port: number, nth: number): Promise<AdMember> {
  const client = new VisitorClient(`http://127.0.0.1:${port}`)
  await client.signUp(`adkills${process.pid}x${nth}`)
  const { body } = await client.call('GET', '/v3/users/me/')
  return { client, userId: String((body.data as { id: string }).id) }
}

/** What the books hold beside what was sent, and what in them contradicts itself. */
async function audited(db: Db, plan: MarketPlan, expected: ReadonlySet<string>) {
  const rows = await db.selectFrom('promotionEvents').select(['clientUuid', 'amountMicros']).execute()
  const booked = new Set(rows.map(({ clientUuid }) => clientUuid))
  const charged = rows.filter(({ amountMicros }) => Number(amountMicros) > 0)
  const ids = idsOf(plan)
  return {
    booked: rows.length,
    charged: charged.length,
    micros: charged.reduce((sum, { amountMicros }) => sum + Number(amountMicros), 0),
    faults: {
      lost: [...expected].filter((uuid) => !booked.has(uuid)).length,
      bookedTwice: rows.length - booked.size,
      neverSent: [...booked].filter((uuid) => !expected.has(uuid)).length,
      freeWithoutReason: await freeWithoutReason(db, ids, []),
      ...(await auditBooks(db, ids)),
    },
  }
}

await main()
