import { beforeAll, describe, expect, it } from 'vitest'
import { idFloor } from '../../db/ids.ts'
import { emptyDatabase } from '../../db/testing/test-database.ts'
import { auditBooks, freeWithoutReason, paceAtNoon } from '../../testing/market/audit-books.ts'
import { marketDeps, type MarketDeps } from '../../testing/market/market-deps.ts'
import { type MarketPlan, planMarket } from '../../testing/market/market-plan.ts'
import { idsOf, insertMarket, insertMarketPins } from '../../testing/market/market-rows.ts'
import { digestOf, liveMarket, type MarketLife } from '../../testing/market/market-run.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const start = new Date('2027-04-29T12:00:00Z')
/** 200 views, or 20 where prices are tenfold. */
const BUDGET_MICROS = 800_000

const plan = planMarket({
  firstId: idFloor(start),
  seed: 4_711,
  promotions: 60,
  accounts: 15,
  start,
  days: 3,
})
const life = { members: 150, visits: 4, tickMinutes: 120 }

/** Days of a market in a database of their own. */
async function lived<Kept>(
  market: MarketPlan,
  days: MarketLife,
  look: (deps: MarketDeps, outcome: Awaited<ReturnType<typeof liveMarket>>) => Kept,
) {
  const { url, drop } = await emptyDatabase()
  const deps = marketDeps(url)
  try {
    await insertMarketPins(deps.read, market)
    await insertMarket(deps.read, market)
    return await look(deps, await liveMarket(deps, market, days))
  } finally {
    await deps.close()
    await drop()
  }
}

describe('three days of a market', () => {
  const live = () =>
    lived(plan, life, async ({ read }, { accepted, changed, traffic }) => ({
      faults: await auditBooks(read, idsOf(plan)),
      freeWithoutReason: await freeWithoutReason(read, idsOf(plan), [...changed]),
      accepted,
      traffic,
      digest: await digestOf(read, plan),
    }))
  let outcome: Awaited<ReturnType<typeof live>>
  beforeAll(async () => {
    outcome = await live()
  }, 60_000)

  it('B-4.60 keep to the ad load of each list', () => {
    const { ads, misplaced, pages } = outcome.traffic.load
    expect(misplaced).toBe(0)
    expect(ads).toBeGreaterThan(pages)
  })

  it('B-4.61 show nobody an ad more than three times within a day', () => {
    expect(outcome.faults).toMatchObject({ seenTooOften: 0 })
  })

  it('B-4.63 charge what costs money, each once', () => {
    const { accepted, faults, traffic } = outcome
    expect(faults).toMatchObject({ paidTwice: 0, daysUnlikeEvents: 0, ledgerUnlikeEvents: 0 })
    expect(outcome.freeWithoutReason).toBe(0)
    expect(accepted.micros).toBeGreaterThan(0)
    expect(accepted.events).toBe(traffic.events)
  })

  it('B-4.64 spend no more than the budget of a day and the cap of an account', () => {
    expect(outcome.faults).toMatchObject({ overBudget: 0, overCap: 0 })
  })

  it('B-4.67 bill what was charged, and balance', () => {
    const wrong = Object.entries(outcome.faults).filter(([, count]) => count > 0)
    expect(Object.fromEntries(wrong)).toEqual({})
  })

  it('are the same when they are lived again', async () => {
    expect((await live()).digest).toBe(outcome.digest)
  }, 60_000)
})

it('budgets that are spent last all day: half of each is left at noon of its account', async () => {
  const sizes = { firstId: idFloor(start), seed: 99, promotions: 10, accounts: 5, start, days: 2 }
  const drawn = planMarket(sizes)
  const market: MarketPlan = {
    ...drawn,
    planned: {
      accounts: drawn.planned.accounts.map((account) => ({ ...account, spendCapMicros: null })),
      promotions: drawn.planned.promotions.map((promotion) => ({
        ...promotion,
        objective: 'WEB_CONVERSION',
        dailyBudgetMicros: BUDGET_MICROS,
        status: 'ACTIVE',
        isAuto: true,
        startAt: new Date(start.getTime() - DAY_MS),
        endAt: null,
        locales: [],
      })),
    },
  }
  const crowd = { members: 1_000, visits: 8, tickMinutes: 20 }
  const { days, median, most } = await lived(market, crowd, ({ read }, { changed }) =>
    paceAtNoon(read, idsOf(market), [...changed]),
  )
  expect(days).toBeGreaterThan(5)
  expect(median).toBeGreaterThan(0.4)
  expect(most).toBeLessThan(0.6)
}, 60_000)
