import { flags } from './server-process.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts'
import { createDatabase } from '../../apps/api/src/db/embedded/server-connection.ts'
import { idFloor } from '../../apps/api/src/db/ids.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { auditBooks, freeWithoutReason, paceAtNoon } from '../../apps/api/src/testing/market/audit-books.ts'
import { marketDeps } from '../../apps/api/src/testing/market/market-deps.ts'
import { planMarket, type MarketPlan } from '../../apps/api/src/testing/market/market-plan.ts'
import { idsOf, insertMarket, insertMarketPins } from '../../apps/api/src/testing/market/market-rows.ts'
import { digestOf, liveMarket, type MarketLife } from '../../apps/api/src/testing/market/market-run.ts'

const START = new Date('2027-04-12T00:00:00Z')

/**
 * Days of a market, by an injected clock: candidates are read, events charged, states settled and invoices issued by
 * the product's own statements; who looks at what, and does what, is drawn from the seed. Runs twice, and compares.
 */
async function main(): Promise<void> {
  const given = flags({
    days: '30',
    members: '50000',
    promotions: '2000',
    accounts: '400',
    visits: '0.3',
    tick: '30',
    runs: '2',
    seed: '1',
  })
  const plan = planMarket({
    firstId: idFloor(START),
    seed: Number(given.seed),
    promotions: Number(given.promotions),
    accounts: Number(given.accounts),
    start: START,
    days: Number(given.days),
  })
  const life = {
    members: Number(given.members),
    visits: Number(given.visits),
    tickMinutes: Number(given.tick),
  }
  process.stdout.write(
    `market: ${given.days} days, ${given.members} members, ${given.promotions} promotions, seed ${given.seed}\n`,
  )
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-market-'))
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  try {
    const runs: Awaited<ReturnType<typeof lived>>[] = []
    for (let run = 0; run < Number(given.runs); run += 1) {
      const url = new URL(postgres.url)
      url.pathname = `/market_${run}`
      await createDatabase(postgres.url, `market_${run}`, 'template1')
      await migrate({ url: url.href })
      runs.push(await lived(url.href, plan, life))
    }
    const isEqual = runs.every(({ digest }) => digest === runs[0]?.digest)
    process.stdout.write(isEqual ? 'all runs are equal\n' : 'the runs differ\n')
    if (!isEqual || runs.some(({ isRight }) => !isRight)) process.exitCode = 1
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function lived(url: string, plan: MarketPlan, life: MarketLife) {
  const started = performance.now()
  const deps = marketDeps(url)
  const { read } = deps
  try {
    await insertMarketPins(read, plan)
    await insertMarket(read, plan)
    const { traffic, accepted, changed } = await liveMarket(deps, plan, life, (day) => {
      process.stderr.write(`day ${day}, ${seconds(started)} s\n`)
    })
    const faults = {
      ...(await auditBooks(read, idsOf(plan))),
      freeWithoutReason: await freeWithoutReason(read, idsOf(plan), [...changed]),
      lostEvents: traffic.events - accepted.events,
      misplacedAds: traffic.load.misplaced,
    }
    const digest = await digestOf(read, plan)
    const lines = [
      `${traffic.load.pages} pages, ${traffic.load.ads} ads, ${accepted.events} events for ${accepted.micros} micros, ${seconds(started)} s`,
      `met: ${JSON.stringify(await metBy(deps, plan))}, ${changed.size} promotions changed meanwhile`,
      `budgets at noon, of days that spent nearly all: ${JSON.stringify(await paceAtNoon(read, idsOf(plan), [...changed]))}`,
      `faults: ${JSON.stringify(faults)}`,
      `books: ${digest}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    return { digest, isRight: Object.values(faults).every((count) => count === 0) }
  } finally {
    await deps.close()
  }
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0)

/** What the days came to: limits that were reached, and invoices of each state. */
async function metBy({ read }: ReturnType<typeof marketDeps>, plan: MarketPlan) {
  const [first, last] = idsOf(plan)
  const spent = await read
    .selectFrom('promotionDays')
    .select(({ fn }) => fn.countAll<string>().as('days'))
    .where('promotionId', '>=', first)
    .where('promotionId', '<=', last)
    .where(({ eb, ref }) => eb(eb('spendMicros', '*', '2'), '>', ref('budgetMicros')))
    .executeTakeFirstOrThrow()
  const invoices = await read
    .selectFrom('invoices')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute()
  return {
    budgetsMoreThanHalfSpent: Number(spent.days),
    invoices: Object.fromEntries(invoices.map(({ status, count }) => [status, Number(count)])),
  }
}

await main()
