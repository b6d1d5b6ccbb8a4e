import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PromotionEvent } from '../../delivery/charging.ts'
import { inOrder, type InOrder } from '../../delivery/choose-promotions.ts'
import { chargeEvents } from '../../domains/ads/charge-service.ts'
import { billAccounts } from '../../domains/ads/payment-service.ts'
import { settlePromotions } from '../../domains/ads/settle-service.ts'
import { runningPromotions, type RunningPromotion } from '../../domains/delivery/running-store.ts'
import type { Db } from '../../kernel/deps.ts'
import type { MarketDeps } from './market-deps.ts'
import { MARKET_COUNTRIES, type MarketPlan } from './market-plan.ts'
import { newTraffic, viewerOf, visit, type Traffic } from './market-traffic.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const DAY_MINUTES = 24 * 60
const [LOST_ANSWER_SHARE, CHANGED_SHARE] = [0.2, 0.002]

export interface MarketLife {
  members: number
  /** Pages of a member in a day, on average. */
  visits: number
  /** Candidates are as old as this, and what happened waits as long, before it is charged. */
  tickMinutes: number
}

export interface MarketOutcome {
  traffic: Pick<Traffic, 'events' | 'load'>
  /** What the charges answered. */
  accepted: { events: number; micros: number }
  /** Promotions whose budget or state changed meanwhile. */
  changed: ReadonlySet<string>
}

/** Lives through the days of a market that stands in the database, by an injected clock. */
export async function liveMarket(
  deps: MarketDeps,
  plan: MarketPlan,
  life: MarketLife,
  onDay: (day: number) => void = () => undefined,
): Promise<MarketOutcome> {
  const traffic = newTraffic(plan.seed)
  const outcome = { traffic, accepted: { events: 0, micros: 0 }, changed: new Set<string>() }
  const ticks = DAY_MINUTES / life.tickMinutes
  for (let tick = 0; tick < plan.days * ticks; tick += 1) {
    deps.setNow(new Date(plan.start.getTime() + tick * life.tickMinutes * MINUTE_MS))
    await settlePromotions(deps)
    if (tick % ticks === 0) {
      await billAccounts(deps)
      onDay(tick / ticks)
    }
    await changeSome(deps.read, plan, outcome)
    await liveTick(deps, plan, life, outcome)
  }
  return outcome
}

type Living = MarketOutcome & { traffic: Traffic; changed: Set<string> }

async function liveTick(deps: MarketDeps, plan: MarketPlan, life: MarketLife, outcome: Living) {
  const { traffic, accepted } = outcome
  const { random } = traffic
  const from = deps.now()
  const running = new Map<string, InOrder<RunningPromotion>>()
  for (const { country } of MARKET_COUNTRIES)
    running.set(country, inOrder(await runningPromotions(deps.read, { country, now: from, pages: [] })))
  const now = from.getTime() + life.tickMinutes * MINUTE_MS - 1
  const events: PromotionEvent[] = []
  const pages = Math.round((life.members * life.visits * life.tickMinutes) / DAY_MINUTES)
  for (let page = 0; page < pages; page += 1) {
    const member = random.whole(0, life.members - 1)
    const viewer = viewerOf(member, plan.seed, traffic.impressions, now)
    events.push(...visit(traffic, running, { viewer, member, now }))
  }
  deps.setNow(new Date(now))
  const charge = async (some: readonly PromotionEvent[]) => {
    const booked = await deps.transact((tx) => chargeEvents(tx, some, deps))
    accepted.events += booked.length
    accepted.micros += booked.reduce((sum, { amountMicros }) => sum + amountMicros, 0)
  }
  const sent = random.shuffle(events)
  await charge([...sent, ...sent.slice(0, Math.floor(sent.length / 10))])
  if (random.chance(LOST_ANSWER_SHARE)) await charge(sent)
}

/** Advertisers raise and lower budgets, pause and go on. */
async function changeSome(db: Db, { planned }: MarketPlan, { traffic, changed }: Living): Promise<void> {
  const { random } = traffic
  for (const { id, dailyBudgetMicros } of planned.promotions) {
    if (!random.chance(CHANGED_SHARE)) continue
    changed.add(id)
    await (random.chance(0.5)
      ? sql`UPDATE promotions SET daily_budget_micros = ${Math.ceil(dailyBudgetMicros * random.between(0.5, 2))}::bigint
          WHERE id = ${id}::bigint`.execute(db)
      : sql`UPDATE promotions SET status = CASE status WHEN 'ACTIVE' THEN 'PAUSED' ELSE 'ACTIVE' END
          WHERE id = ${id}::bigint AND status IN ('ACTIVE', 'PAUSED')`.execute(db))
  }
}

/** What is left of a market in the books, as one word: two runs of one seed have the same. */
export async function digestOf(db: Db, { firstId, promotions }: MarketPlan): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT d.promotion_id - ${firstId}::bigint AS nth, d.day::text AS day, d.impressions, d.saves, d.pin_clicks,
      d.outbound_clicks, d.spend_micros, d.budget_micros, i.status, i.total_micros
    FROM promotion_days d LEFT JOIN invoices i ON i.id = d.invoice_id
    WHERE d.promotion_id >= ${firstId}::bigint AND d.promotion_id < ${firstId}::bigint + ${promotions}::int
    ORDER BY 1, 2`.execute(db)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}
