import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureOf } from '../../payments/signed-message.ts'
import { balancesOf } from '../../testing/test-promotions.ts'
import {
  aHostedAccount,
  decide,
  EVENT_SECRET,
  openPaymentSite,
  typeCard,
} from '../../testing/test-payment-site.ts'
import { aBusiness, anAdAccount } from '../business/testing/a-business.ts'
import { A_CARD } from '../../testing/test-billing.ts'
import { bookFaults } from './books-store.ts'
import { billAccounts } from './payment-service.ts'

let site: Awaited<ReturnType<typeof openPaymentSite>>
beforeAll(async () => {
  site = await openPaymentSite()
})
afterAll(() => site.close())

const onDay = (day: number, minute = 0) => site.deps.setNow(new Date(Date.UTC(2028, 1, day, 12, minute)))
const bill = () => billAccounts(site.deps)

const eventsOf = (invoiceId: string) =>
  site.deps.read
    .selectFrom('paymentEvents')
    .select(['kind', 'reference'])
    .where('reference', 'like', `invoice ${invoiceId} %`)
    .execute()

const transfersOf = async (adAccountId: string) =>
  (
    await site.deps.read
      .selectFrom('ledgerTransfers')
      .select(['kind', 'amountMicros'])
      .where('adAccountId', '=', adAccountId)
      .where('kind', 'not in', ['CHARGE', 'INVOICE', 'TAX'])
      .orderBy('id')
      .execute()
  ).map(({ kind, amountMicros }) => `${kind} ${amountMicros}`)

/** Debits and credits of an account sum up to nothing. */
async function expectBalanced(adAccountId: string) {
  const balances = Object.values(await balancesOf(site.deps, adAccountId))
  expect(balances.reduce<number>((sum, balance) => sum + Number(balance), 0)).toBe(0)
}

async function paymentAtProvider(reference: string): Promise<string> {
  const { items } = await site.atProvider(`/v1/payments?reference=${encodeURIComponent(reference)}`)
  return items[0]?.id ?? ''
}

/** An account whose January is paid. */
async function aPaidAccount() {
  const account = await aHostedAccount(site)
  onDay(2)
  await bill()
  await site.provider.settled()
  const { id } = await account.invoice()
  const at = `/v1/payments/${await paymentAtProvider(`invoice ${id} 0`)}`
  const report = async (path: string, body: object) => {
    await site.atProvider(`${at}/${path}`, body)
    await site.provider.settled()
  }
  return { ...account, invoiceId: id, report }
}

async function send(event: object, signed: { secret?: string; at?: Date } = {}) {
  const body = JSON.stringify(event)
  const signature = signatureOf(signed.secret ?? EVENT_SECRET, body, signed.at ?? site.deps.now())
  const response = await fetch(site.eventsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'tessera-signature': signature },
    body,
  })
  return response.status
}

const succeeded = (reference: string, id = 'event-of-a-test') => ({
  id,
  type: 'payment.succeeded',
  occurred_at: site.deps.now().toISOString(),
  payment: { id: `provider ${reference}`, reference, refunded_micros: 0, disputed_micros: 0 },
})

describe('a card that is entered at the provider', () => {
  it('B-5.14 reaches us as a token with what tells it from others, also after a challenge', async () => {
    const { call, deps } = site
    const { owner, id } = await aBusiness(deps)
    const advertiser_id = await anAdAccount(deps, id)
    const asked = { advertiser_id, return_path: '/business/quick-promote/', tax_id: 'DE 1' }
    const { id: session_id, url } = await call(owner, 'cardSessions.begin', asked)
    const finish = () => call(owner, 'cardSessions.finish', { advertiser_id, session_id })
    await expect(finish()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await typeCard(url, '4000000000000127')).status).toBe(200)
    expect((await typeCard(url, '4000000000003220')).status).toBe(200)
    expect((await decide(url, 'reject')).status).toBe(200)
    await expect(finish()).rejects.toMatchObject({ code: 'CONFLICT' })
    await typeCard(url, '4000 0000 0000 3220')
    const left = await decide(url, 'approve')
    const back = `http://tessera.test/business/quick-promote/?advertiser=${advertiser_id}&card_session=${session_id}`
    expect([left.status, left.headers.get('location')]).toEqual([303, back])
    const view = await finish()
    expect(view).toMatchObject({ status: 'VALID', card_brand: 'visa', card_last4: '3220', tax_id: 'DE 1' })
    expect(await finish()).toEqual(view)
    const row = await deps.read
      .selectFrom('billingProfiles')
      .selectAll()
      .where('adAccountId', '=', advertiser_id)
      .execute()
    expect(JSON.stringify(row)).not.toContain('400000000000')
  })

  it('B-5.14 is refused in the form of ours, and its page is for this account alone', async () => {
    const { call, deps } = site
    const [mine, other] = [await aBusiness(deps), await aBusiness(deps)]
    const [advertiser_id, foreign] = [await anAdAccount(deps, mine.id), await anAdAccount(deps, other.id)]
    const typed = {
      advertiser_id,
      ...A_CARD,
    }
    await expect(call(mine.owner, 'billingProfiles.update', typed)).rejects.toMatchObject({
      detail: { fields: { card_number: { key: 'field.card.hosted' } } },
    })
    const asked = { advertiser_id, return_path: '/business/quick-promote/' }
    const { id: session_id } = await call(mine.owner, 'cardSessions.begin', asked)
    await expect(
      call(other.owner, 'cardSessions.finish', { advertiser_id: foreign, session_id }),
    ).rejects.toMatchObject({ code: 'ASSET_NOT_FOUND' })
    for (const return_path of ['https://evil.test/', '//evil.test', '/business/quick-promote/?next=1'])
      await expect(
        call(mine.owner, 'cardSessions.begin', { advertiser_id, return_path }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('payments at the provider', () => {
  it('B-4.68 events that come twice and out of order pay an invoice once', async () => {
    const { advertiser_id, invoiceId, invoice } = await aPaidAccount()
    expect(await invoice()).toMatchObject({ status: 'PAID' })
    expect(await transfersOf(advertiser_id)).toEqual(['PAYMENT 200000'])
    expect(await eventsOf(invoiceId)).toEqual([{ kind: 'SUCCEEDED', reference: `invoice ${invoiceId} 0` }])
  })

  it('B-4.68 a card that is declined is tried by the schedule, and the next card pays', async () => {
    const account = await aHostedAccount(site, '4000000000000002')
    onDay(2)
    await bill()
    await site.provider.settled()
    expect(await account.invoice()).toMatchObject({ status: 'ISSUED' })
    await account.enter('4242424242424242')
    await bill()
    await site.provider.settled()
    expect(await account.invoice()).toMatchObject({ status: 'PAID' })
    expect(await transfersOf(account.advertiser_id)).toEqual(['PAYMENT 200000'])
  })

  it('B-4.68 a payment whose response never comes is settled by its event, and made once', async () => {
    const account = await aHostedAccount(site, '4000000000006975')
    onDay(2)
    await bill()
    await site.provider.settled()
    const { id, status } = await account.invoice()
    expect(status).toBe('PAID')
    for (const minute of [11, 22]) {
      onDay(2, minute)
      await bill()
    }
    const { items } = await site.atProvider(`/v1/payments?reference=${encodeURIComponent(`invoice ${id} 0`)}`)
    expect(items).toHaveLength(1)
    expect(await transfersOf(account.advertiser_id)).toEqual(['PAYMENT 200000'])
  })

  it('B-4.68 forged and stale events change nothing, and those of other payments may come again', async () => {
    const account = await aHostedAccount(site, '4000000000000002')
    onDay(2)
    await bill()
    await site.provider.settled()
    const { id } = await account.invoice()
    const event = succeeded(`invoice ${id} 0`)
    const old = new Date(site.deps.now().getTime() - 301_000)
    expect(await send(event, { secret: 'somebody else' })).toBe(403)
    expect(await send(event, { at: old })).toBe(403)
    expect((await fetch(site.eventsUrl, { method: 'POST', body: JSON.stringify(event) })).status).toBe(403)
    expect(await send(succeeded('invoice 1 0'))).toBe(404)
    expect(await send({ id: 'another', type: 'balance.available' })).toBe(200)
    expect(await account.invoice()).toMatchObject({ status: 'ISSUED' })
    expect(await transfersOf(account.advertiser_id)).toEqual([])
    expect(await eventsOf(id)).toEqual([{ kind: 'FAILED', reference: `invoice ${id} 0` }])
  })

  it('B-4.68 the same event at the same time from several connections is taken once', async () => {
    const account = await aHostedAccount(site, '4000000000000002')
    onDay(2)
    await bill()
    await site.provider.settled()
    const { id } = await account.invoice()
    onDay(2, 5)
    const event = succeeded(`invoice ${id} 0`, `crowd ${id}`)
    const statuses = await Promise.all(Array.from({ length: 8 }, () => send(event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await account.invoice()).toMatchObject({ status: 'PAID' })
    expect(await transfersOf(account.advertiser_id)).toEqual(['PAYMENT 200000'])
  })
})

describe('what happens to a payment later', () => {
  it('B-4.68 a failure after success opens the invoice again, and it is paid by another payment', async () => {
    const { advertiser_id, invoiceId, invoice, report } = await aPaidAccount()
    onDay(5)
    await report('failures', {})
    expect(await invoice()).toMatchObject({ status: 'ISSUED' })
    expect(await balancesOf(site.deps, advertiser_id)).toMatchObject({ CASH: 0, RECEIVABLE: 200_000 })
    onDay(7)
    await bill()
    expect(await invoice()).toMatchObject({ id: invoiceId, status: 'PAID' })
    expect(await transfersOf(advertiser_id)).toEqual(['PAYMENT 200000', 'REVERSAL 200000', 'PAYMENT 200000'])
    await expectBalanced(advertiser_id)
  })

  it('B-4.68 refunds are booked as they come, up to the payment', async () => {
    const { advertiser_id, invoice, report } = await aPaidAccount()
    onDay(5)
    await report('refunds', { amount_micros: 50_000 })
    await report('refunds', { amount_micros: 900_000 })
    expect(await transfersOf(advertiser_id)).toEqual(['PAYMENT 200000', 'REFUND 50000', 'REFUND 150000'])
    expect(await balancesOf(site.deps, advertiser_id)).toMatchObject({ CASH: 0, REFUNDS: 200_000 })
    expect(await invoice()).toMatchObject({ status: 'PAID' })
    await expectBalanced(advertiser_id)
  })

  it('B-4.68 a dispute stops delivery until it is won', async () => {
    const { advertiser_id, promotion, report } = await aPaidAccount()
    onDay(5)
    await report('disputes', { status: 'opened' })
    expect(await promotion()).toMatchObject({ status: 'BILLING_HOLD' })
    expect(await balancesOf(site.deps, advertiser_id)).toMatchObject({ CASH: 0, DISPUTED: 200_000 })
    onDay(6)
    await report('disputes', { status: 'won' })
    expect(await promotion()).toMatchObject({ status: 'ACTIVE' })
    expect(await balancesOf(site.deps, advertiser_id)).toMatchObject({ CASH: 200_000, DISPUTED: 0 })
    await expectBalanced(advertiser_id)
  })

  const opened = ['disputes', { status: 'opened' }] as const
  const lost = ['disputes', { status: 'lost' }] as const
  const refunded = ['refunds', { amount_micros: 200_000 }] as const
  it.each([
    ['before', [refunded, lost]],
    ['after', [lost, refunded]],
    ['while it was open, before', [opened, refunded, lost]],
    ['after it was open and', [opened, lost, refunded]],
  ] as const)(
    'B-4.68 a dispute that is lost owes nothing that was refunded %s it',
    async (_when, reports) => {
      const { invoice, promotion, report } = await aPaidAccount()
      onDay(5)
      for (const [path, body] of reports) await report(path, body)
      const open = await aHostedAccount(site)
      onDay(8)
      await bill()
      await site.provider.settled()
      expect(await invoice()).toMatchObject({ status: 'PAID' })
      expect(await promotion()).toMatchObject({ status: 'ACTIVE' })
      expect(await open.invoice()).toMatchObject({ status: 'PAID' })
    },
  )

  it.each([
    ['before', ['refunds', 'disputes']],
    ['after', ['disputes', 'refunds']],
  ])('B-4.64 B-4.68 the books agree where a part was refunded %s the loss', async (_when, paths) => {
    const { advertiser_id, invoice, report } = await aPaidAccount()
    onDay(5)
    for (const path of paths) await report(path, { status: 'lost', amount_micros: 50_000 })
    const faults = async () =>
      (await bookFaults(site.deps.read, [advertiser_id, advertiser_id])).ledgerUnlikeInvoices
    expect([(await invoice()).status, await faults()]).toEqual(['ISSUED', 0])
    onDay(8)
    await bill()
    expect([(await invoice()).status, await faults()]).toEqual(['PAID', 0])
  })

  it('B-4.68 a dispute that is lost is owed again', async () => {
    const { advertiser_id, invoice, promotion, report, business } = await aPaidAccount()
    onDay(5)
    await report('disputes', { status: 'opened' })
    site.deps.setNow(new Date('2028-03-20T12:00:00Z'))
    await report('disputes', { status: 'lost' })
    const { id, status } = await invoice()
    expect(status).toBe('OVERDUE')
    expect(await promotion()).toMatchObject({ status: 'BILLING_HOLD' })
    const paid = await site.call(business.owner, 'invoices.pay', { business_id: business.id, id })
    expect(paid).toMatchObject({ status: 'PAID' })
    expect(await promotion()).toMatchObject({ status: 'ACTIVE' })
    expect(await balancesOf(site.deps, advertiser_id)).toMatchObject({ CASH: 200_000, RECEIVABLE: 0 })
    await expectBalanced(advertiser_id)
  })
})
