import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aHostedAccount, openPaymentSite } from '../../testing/test-payment-site.ts'
import { balancesOf, spendOf } from '../../testing/test-promotions.ts'
import { aColleague } from '../business/testing/a-business.ts'
import { chargeEvents } from './charge-service.ts'
import { billAccounts } from './payment-service.ts'

let site: Awaited<ReturnType<typeof openPaymentSite>>
beforeAll(async () => {
  site = await openPaymentSite()
})
afterAll(() => site.close())

const onSecondOfMonth = () => site.deps.setNow(new Date('2028-02-02T12:00:00Z'))

it('B-4.68 two who pay an invoice at once, and the schedule beside them, charge the card once', async () => {
  const { deps, call, provider } = site
  const { business, advertiser_id, enter, invoice } = await aHostedAccount(site, '4000000000000002')
  onSecondOfMonth()
  await billAccounts(deps)
  await provider.settled()
  await enter('4242424242424242')
  const { id } = await invoice()
  const admin = await aColleague(deps, business.id, 'ADMIN')
  const pay = (who: Member) => call(who, 'invoices.pay', { business_id: business.id, id })
  const answers = await Promise.allSettled([pay(business.owner), pay(admin), billAccounts(deps), pay(admin)])
  await provider.settled()
  expect(answers.map(({ status }) => status)).toContain('fulfilled')
  expect(await invoice()).toMatchObject({ status: 'PAID' })
  const payments = await deps.read
    .selectFrom('ledgerTransfers')
    .select(['kind', 'amountMicros'])
    .where('adAccountId', '=', advertiser_id)
    .where('kind', '=', 'PAYMENT')
    .execute()
  expect(payments).toEqual([{ kind: 'PAYMENT', amountMicros: '200000' }])
  const { items } = await site.atProvider(`/v1/payments?reference=${encodeURIComponent(`invoice ${id} 1`)}`)
  expect(items).toHaveLength(1)
  const balances = Object.values(await balancesOf(deps, advertiser_id))
  expect(balances.reduce<number>((sum, balance) => sum + Number(balance), 0)).toBe(0)
})

it('B-4.64 a budget that is lowered while clicks are charged is not exceeded by what comes after', async () => {
  const { deps, call } = site
  const { business, advertiser_id, promotion } = await aHostedAccount(site)
  const { id } = await promotion()
  const click = (viewer: string) =>
    deps.transact((tx) =>
      chargeEvents(
        tx,
        [{ clientUuid: randomUUID(), promotionId: id, kind: 'OUTBOUND_CLICK', viewerKey: viewer }],
        deps,
      ),
    )
  const clicks = (from: number) => Array.from({ length: 20 }, (_, nth) => click(`viewer ${from + nth}`))
  const lower = call(business.owner, 'promotions.update', { advertiser_id, id, daily_budget: 2 })
  await Promise.all([...clicks(0), lower, ...clicks(20)])
  const spent = Number(await spendOf(deps, id))
  await Promise.all(clicks(40))
  expect(Number(await spendOf(deps, id))).toBe(Math.max(spent, 2_000_000))
  expect((await promotion()).daily_budget_micros).toBe(2_000_000)
})
