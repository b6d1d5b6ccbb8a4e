import { beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { operations } from '../../operations.ts'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aPromotion, balancesOf } from '../../testing/test-promotions.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { saveBillingProfile } from './billing-store.ts'
import { A_CARD } from '../../testing/test-billing.ts'
import { taxOf } from './invoice-rules.ts'
import { billAccounts } from './payment-service.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

/** An invoice of an ad account over one euro, whose month has ended. */
async function anInvoiceOf(businessId: string, adAccountId: string): Promise<string> {
  const [id, source] = [deps.newId(), deps.newId()]
  await deps.read
    .insertInto('invoices')
    .values({
      id,
      adAccountId,
      businessId,
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
  return id
}

const AN_ADDRESS_OF_CARD = {
  line1: '',
  line2: '',
  city: 'Berlin',
  region: '',
  postal_code: '10115',
  country: 'DE',
}

const aBillingProfile = (adAccountId: string, billingAddress: object) => ({
  id: deps.newId(),
  adAccountId,
  cardholderName: 'Olga Owner',
  cardBrand: 'visa',
  cardLast4: '4242',
  cardExpiryMonth: 2,
  cardExpiryYear: 2099,
  paymentToken: 'token',
  billingAddress: JSON.stringify(billingAddress),
  taxId: 'DE 7',
  isRefused: false,
  updatedAt: deps.now(),
})

it('B-4.68 an invoice adds the tax that is set for the country of its account, and none elsewhere', async () => {
  const business = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business.id)
  const id = await anInvoiceOf(business.id, adAccountId)
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

it('an invoice keeps who it is from and to as it was when it was issued', async () => {
  const business = await aBusiness(deps)
  const adAccountId = await anAdAccount(deps, business.id)
  const address = { ...AN_ADDRESS_OF_CARD, line1: '1 Kiln Road' }
  await saveBillingProfile(deps.read, aBillingProfile(adAccountId, address))
  const id = await anInvoiceOf(business.id, adAccountId)
  const { INVOICE_SENDER } = readConfig({ INVOICE_SENDER: 'Tiles Ltd; 2 Ring ;VAT 1' })
  const sending = { ...deps, site: { ...deps.site, invoiceSender: INVOICE_SENDER ?? [] } }
  await billAccounts(sending)
  await saveBillingProfile(deps.read, aBillingProfile(adAccountId, { ...address, line1: '9 New Street' }))
  const call = callerOf(operations, deps)
  expect(await call(business.owner, 'invoices.get', { business_id: business.id, id })).toMatchObject({
    issued_by: ['Tiles Ltd', '2 Ring', 'VAT 1'],
    billed_to: { name: 'Kiln & Co', address: { line1: '1 Kiln Road', country: 'DE' }, tax_id: 'DE 7' },
  })
})

it('a tax is exact to the micro, half a micro up', () => {
  // Multiplied as fractions, the first is 31.499….
  expect([360, 1_000_000, 123_456_789, 2_000_000_000_040].map((micros) => taxOf(micros, 0.0875))).toEqual([
    32, 87_500, 10_802_469, 175_000_000_004,
  ])
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
  await expect(call('billingProfiles.update', A_CARD)).rejects.toMatchObject(refused)
})

it('a site that takes no payments pauses a promotion, and resumes none', async () => {
  const { id, adAccountId: advertiser_id, business } = await aPromotion(deps)
  const call = callAs({ ...deps, payments: null }, business.owner)
  const put = (status: string) => call(named('promotions.update'), { advertiser_id, id, status })
  expect(await put('PAUSED')).toMatchObject({ status: 'PAUSED' })
  await expect(put('ACTIVE')).rejects.toMatchObject({ code: 'PAYMENTS_OFF' })
})
