import { beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion, balancesOf } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { billAccounts } from './payment-service.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

it('B-4.68 an invoice adds the tax that is set for the country of its account, and none elsewhere', async () => {
  const business = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business.id)
  const [id, source] = [deps.newId(), deps.newId()]
  await deps.read
    .insertInto('invoices')
    .values({
      id,
      adAccountId,
      businessId: business.id,
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
      status: 'PROGRESS',
      currency: 'EUR',
      subtotalMicros: 1_000_000,
    })
    .execute()
  await deps.read
    .insertInto('ledgerTransfers')
    .values({
      id: source,
      adAccountId,
      occurredAt: deps.now(),
      kind: 'CHARGE',
      source,
      debit: 'UNBILLED',
      credit: 'REVENUE',
      amountMicros: 1_000_000,
      currency: 'EUR',
    })
    .execute()
  const { taxRates } = { taxRates: readConfig({ TAX_RATES: 'FR=20, DE=19' }).TAX_RATES }
  await billAccounts({ ...deps, site: { ...deps.site, taxRates } })
  const invoice = await deps.read
    .selectFrom('invoices')
    .select(['taxRate', 'taxMicros', 'totalMicros'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect([Number(invoice.taxRate), Number(invoice.taxMicros), Number(invoice.totalMicros)]).toEqual([
    0.19, 190_000, 1_190_000,
  ])
  expect(await balancesOf(deps, adAccountId)).toMatchObject({ RECEIVABLE: 1_190_000, TAX_PAYABLE: -190_000 })
})

it('a tax rate that cannot be read keeps the server from starting', () => {
  expect(() => readConfig({ TAX_RATES: 'DE=lots' })).toThrow(/TAX_RATES/)
})

it('a site that takes no payments launches nothing and keeps no card, and says so', async () => {
  const off = { ...deps, payments: null }
  const { owner, id } = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, id)
  const call = (name: string, input: object) => callAs(off, owner)(named(name), { advertiser_id, ...input })
  const refused = { code: 'PAYMENTS_OFF' }
  await expect(
    call('promotions.create', {
      pin_id: '1',
      name: 'Lamps',
      objective: 'CONSIDERATION',
      daily_budget: 3,
      duration: 10,
      destination_url: 'https://kiln.test/lamps',
    }),
  ).rejects.toMatchObject(refused)
  await expect(
    call('billingProfiles.update', {
      cardholder_name: 'Olga Owner',
      card_number: '4242424242424242',
      card_expiry_month: 12,
      card_expiry_year: 2099,
      security_code: '123',
      currency: 'EUR',
    }),
  ).rejects.toMatchObject(refused)
})

it('a site that takes no payments pauses a promotion, and resumes none', async () => {
  const { id, adAccountId: advertiser_id, business } = await aPromotion(deps)
  const call = callAs({ ...deps, payments: null }, business.owner)
  const put = (status: string) => call(named('promotions.update'), { advertiser_id, id, status })
  expect(await put('PAUSED')).toMatchObject({ status: 'PAUSED' })
  await expect(put('ACTIVE')).rejects.toMatchObject({ code: 'PAYMENTS_OFF' })
})
