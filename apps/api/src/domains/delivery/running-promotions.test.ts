import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDeps } from '../../testing/test-deps.ts'
import { aClick, aPromotion, spendOf } from '../../testing/test-promotions.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { chargeEvents } from '../ads/charge-service.ts'
import { aBusiness } from '../business/testing/a-business.ts'
import { type DescribedPromotion, runningPromotions } from './running-store.ts'

const deps = await testDeps()

/** As many older ones, each with an ad account of its own, that spent half of today's budget. */
const copied = (id: string, count: number) =>
  sql`WITH account AS (
      INSERT INTO ad_accounts SELECT (jsonb_populate_record(a, jsonb_build_object('id', (a.id + n)::text))).*
      FROM ad_accounts a JOIN promotions p ON p.ad_account_id = a.id, generate_series(1, ${count}::int) n
      WHERE p.id = ${id}::bigint RETURNING id
    ), promotion AS (
      INSERT INTO promotions SELECT (jsonb_populate_record(p, jsonb_build_object('id', (p.id + account.id
        - p.ad_account_id)::text, 'ad_account_id', account.id::text, 'start_at', p.start_at - interval '1 day', 'spent_permille', 500))).*
      FROM promotions p, account WHERE p.id = ${id}::bigint RETURNING id, ad_account_id, daily_budget_micros
    ), invoice AS (
      INSERT INTO invoices (id, ad_account_id, business_id, period_start, period_end, status, currency)
      SELECT a.id, a.id, a.business_id, '2020-01-01', '2099-12-31', 'PROGRESS', 'EUR' FROM account JOIN LATERAL (
        SELECT account.id, p.business_id FROM promotions p WHERE p.id = ${id}::bigint) a ON true
      RETURNING id, ad_account_id
    )
    INSERT INTO promotion_days (promotion_id, day, spend_micros, budget_micros, invoice_id)
    SELECT promotion.id, d.day, daily_budget_micros / 2, daily_budget_micros, invoice.id
    FROM promotion JOIN invoice USING (ad_account_id), generate_series(current_date - 1, current_date + 1, '1 day') AS d (day)`.execute(
    deps.read,
  )

it('B-4.62 of more promotions than one country has room for, those with the smallest share spent are read', async () => {
  const business = await aBusiness(deps)
  const { id: pinId } = await aPin(deps, business.owner, await aBoard(deps, business.owner))
  const { id } = await aPromotion(deps, { business, pinId })
  await copied(id, 2_100)
  const running = await runningPromotions(deps.read, { country: 'DE', now: deps.now(), pages: [] })
  expect(running).toHaveLength(2_000)
  expect(running.map((each) => each.id)).toContain(id)
})

it('what is known of a promotion is not read again, but for what changed and what it has spent', async () => {
  const business = await aBusiness(deps)
  const boardId = await aBoard(deps, business.owner)
  const promoted = async () => {
    const { id: pinId } = await aPin(deps, business.owner, boardId)
    return (await aPromotion(deps, { business, pinId })).id
  }
  const [same, changed] = [await promoted(), await promoted()]
  const described = new Map<string, DescribedPromotion>()
  const read = async () =>
    new Map(
      (await runningPromotions(deps.read, { country: 'DE', now: deps.now(), pages: [] }, described)).map(
        (each) => [each.id, each],
      ),
    )
  expect((await read()).get(changed)?.spentTodayMicros).toBe(0)

  const known = described.get(same)
  if (known) known.promotion.shown.promoterName = 'As it was'
  await sql`UPDATE promotions SET daily_budget_micros = 20000000 WHERE id = ${changed}::bigint`.execute(
    deps.read,
  )
  await deps.transact((tx) => chargeEvents(tx, [aClick(changed)], deps))
  const now = await read()
  expect(now.get(same)?.shown.promoterName).toBe('As it was')
  expect(now.get(changed)).toMatchObject({
    dailyBudgetMicros: 20_000_000,
    spentTodayMicros: await spendOf(deps, changed),
  })
  expect(now.get(changed)?.spentTodayMicros).toBeGreaterThan(0)

  await sql`UPDATE promotions SET status = 'PAUSED' WHERE id = ${same}::bigint`.execute(deps.read)
  expect((await read()).has(same)).toBe(false)
  expect(described.has(same)).toBe(false)
})
