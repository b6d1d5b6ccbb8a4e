import { expect, it } from 'vitest'
import { idFloor } from '../../db/ids.ts'
import { emptyDatabase } from '../../db/testing/test-database.ts'
import { auditBooks, freeWithoutReason } from '../../testing/market/audit-books.ts'
import { marketDeps, type MarketDeps } from '../../testing/market/market-deps.ts'
import { planMarket } from '../../testing/market/market-plan.ts'
import { idsOf, insertMarket, insertMarketPins } from '../../testing/market/market-rows.ts'
import { digestOf, liveMarket } from '../../testing/market/market-run.ts'

const start = new Date('2027-04-29T12:00:00Z')
const plan = planMarket({
  firstId: idFloor(start),
  seed: 4_711,
  promotions: 60,
  accounts: 15,
  start,
  days: 3,
})
const life = { members: 150, visits: 4, tickMinutes: 120 }

/** Three days around the end of a month, in a database of their own. */
async function lived<Kept>(
  look: (deps: MarketDeps, outcome: Awaited<ReturnType<typeof liveMarket>>) => Kept,
) {
  const { url, drop } = await emptyDatabase()
  const deps = marketDeps(url)
  try {
    await insertMarketPins(deps.read, plan)
    await insertMarket(deps.read, plan)
    return await look(deps, await liveMarket(deps, plan, life))
  } finally {
    await deps.close()
    await drop()
  }
}

it('B-4.60 B-4.61 B-4.62 B-4.63 B-4.64 days of a market overspend nothing, balance, bill what was accepted, keep to the ad load and repeat exactly', async () => {
  const digest = await lived(async ({ read }, { accepted, changed, traffic }) => {
    const faults = await auditBooks(read, idsOf(plan))
    expect(Object.fromEntries(Object.entries(faults).filter(([, count]) => count > 0))).toEqual({})
    expect(await freeWithoutReason(read, idsOf(plan), [...changed])).toBe(0)
    expect(accepted.micros).toBeGreaterThan(0)
    expect(accepted.events).toBe(traffic.events)
    expect(traffic.load.misplaced).toBe(0)
    return digestOf(read, plan)
  })
  expect(await lived(({ read }) => digestOf(read, plan))).toBe(digest)
}, 60_000)
