import type pg from 'pg'
import { MOST_RESULT_DAYS } from '../../../packages/api-types/src/ads/ad-options.ts'
import {
  advertiserDays,
  dearestPromotions,
} from '../../../apps/api/src/domains/ads/advertiser-results-store.ts'
import type { MarketDeps } from '../../../apps/api/src/testing/market/market-deps.ts'
import { nth, type PlannedAccount } from '../../../apps/api/src/testing/market/market-plan.ts'
import { inTurns } from '../measure/in-turns.ts'
import { median, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type BenchOptions } from '../row.ts'
import { MARKET_FIRST_ID, marketOf, MARKETS } from '../world/ad-market.ts'

const REPORTS = 20
/** So many promotions of the account of the report ran all the time. */
const REPORTED = 40

async function fillYears(account: PlannedAccount, now: Date, beside: pg.Client): Promise<void> {
  const firstReported = nth(MARKET_FIRST_ID, 500_000)
  await beside.query(
    `INSERT INTO promotions (id, ad_account_id, business_id, pin_id, name, objective, daily_budget_micros, currency,
       start_at, destination_url, locales, ages, genders, interest_ids, is_auto, audience_width, status, created_at)
     SELECT $1::bigint + n, ad_account_id, business_id, pin_id, name, objective, daily_budget_micros, currency,
       start_at, destination_url, locales, ages, genders, interest_ids, is_auto, audience_width, 'COMPLETED', created_at
     FROM promotions, generate_series(1, $2::int) n WHERE id = $3::bigint`,
    [firstReported, REPORTED, account.id],
  )
  await beside.query(
    `INSERT INTO promotion_days (promotion_id, day, impressions, outbound_clicks, budget_micros)
     SELECT $1::bigint + n, $2::timestamptz::date - d, 100 + n, n, 1000000
     FROM generate_series(1, $3::int) n, generate_series(1, 2 * $4::int - 1) d`,
    [firstReported, now, REPORTED, MOST_RESULT_DAYS],
  )
  await beside.query('ANALYZE promotion_days, promotions')
}

/** Milliseconds, the median of some. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < REPORTS; at += 1) {
    const since = performance.now()
    await work()
    times.push(performance.now() - since)
  }
  return median(times)
}

/** A year of an advertiser, beside the sums of its rows alone. */
export async function reportFigure(
  { read, now }: MarketDeps,
  beside: pg.Client,
  { isQuick }: BenchOptions,
): Promise<Figure> {
  const account = marketOf(MARKETS.many).planned.accounts[0]
  if (!account) throw new Error('the market has no account')
  await fillYears(account, now(), beside)
  const asked = {
    adAccountId: account.id,
    currency: account.currency,
    timeZone: account.timeZone,
    now: now(),
    days: MOST_RESULT_DAYS,
  }
  const sumsBy = (column: string, days: number) =>
    beside.query(
      `SELECT ${column}, sum(d.impressions), sum(d.saves), sum(d.pin_clicks), sum(d.outbound_clicks),
         sum(d.conversions), sum(d.spend_micros)
       FROM promotions p JOIN promotion_days d ON d.promotion_id = p.id
       WHERE p.ad_account_id = $1::bigint AND d.day > $2::date - $3::int GROUP BY ${column} ORDER BY ${column}`,
      [account.id, now(), days],
    )
  const report = async () => {
    await advertiserDays(read, asked)
    await dearestPromotions(read, asked, 5)
  }
  const bare = async () => {
    await sumsBy('d.day', 2 * MOST_RESULT_DAYS)
    await sumsBy('p.id', MOST_RESULT_DAYS)
  }
  const { ours, control, ratios } = await inTurns(
    isQuick,
    () => timeOf(report),
    () => timeOf(bare),
  )
  const spread = spreadOf(ratios)
  return {
    id: 'A-4',
    part: `report of ${MOST_RESULT_DAYS} days of ${REPORTED} promotions / the sums of the same rows`,
    ours: `${median(ours).toFixed(1)} ms`,
    control: `${median(control).toFixed(1)} ms`,
    value: spread.median,
    unit: '×',
    target: { atMost: 1.5 },
    spread,
    gate: gateOf(control),
  }
}
