import { openDatabase } from '../../../apps/api/src/db/client.ts'
import { createDatabase, dropDatabase } from '../../../apps/api/src/db/embedded/server-connection.ts'
import {
  MARKET_COUNTRIES,
  type MarketPlan,
  planMarket,
} from '../../../apps/api/src/testing/market/market-plan.ts'
import { insertMarket, insertMarketPins } from '../../../apps/api/src/testing/market/market-rows.ts'
import { queryOnce } from './members.ts'

/** Promotions that run beside a world of pins. */
export const MARKETS = { none: 0, many: 10_000, most: 100_000 } as const
export type MarketName = keyof typeof MARKETS

export const MARKET_FIRST_ID = '1000000000000'
const COUNTRIES = MARKET_COUNTRIES.map(({ country }) => country)
const DAY_MS = 24 * 60 * 60 * 1000

export const marketOf = (promotions: number): MarketPlan =>
  planMarket({
    firstId: MARKET_FIRST_ID,
    seed: 1,
    promotions,
    accounts: Math.ceil(promotions / 5),
    start: new Date(Date.now() - DAY_MS),
    days: 30,
  })

/** A copy of a world in which nothing is promoted but what a market of this size promotes. */
export async function withMarket<T>(
  { url, market }: { url: string; market: MarketName },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `bench_ads_${market}`
  const world = new URL(url)
  const template = world.pathname.slice(1)
  const [admin, copy] = ['postgres', name].map((database) => {
    world.pathname = `/${database}`
    return world.href
  }) as [string, string]
  await dropDatabase(admin, name)
  await createDatabase(admin, name, template)
  try {
    await queryOnce(copy, `UPDATE promotions SET status = 'PAUSED' WHERE status = 'ACTIVE'`)
    await queryOnce(copy, `UPDATE users SET country = ($1::text[])[1 + id % $2]`, [
      COUNTRIES,
      COUNTRIES.length,
    ])
    if (MARKETS[market] > 0) {
      const { primary, close } = openDatabase(copy)
      try {
        const plan = marketOf(MARKETS[market])
        await insertMarketPins(primary, plan)
        await insertMarket(primary, plan)
      } finally {
        await close()
      }
    }
    await queryOnce(copy, 'VACUUM ANALYZE')
    return await work(copy)
  } finally {
    await dropDatabase(admin, name)
  }
}
