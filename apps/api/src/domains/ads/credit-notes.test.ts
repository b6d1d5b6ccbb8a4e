import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CreditNoteFields } from '@tessera/api-types/ads/credit-note-contracts'
import type { Member } from '@tessera/shared-auth'
import { allTexts } from '../../pdf/testing/pdf-texts.ts'
import type { PaymentChange } from '../../payments/payment-provider.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aHostedAccount, openPaymentSite } from '../../testing/test-payment-site.ts'
import { aClick, balancesOf } from '../../testing/test-promotions.ts'
import { insertMember } from '../business/member-store.ts'
import { bookFaults } from './books-store.ts'
import { chargeEvents } from './charge-service.ts'
import { applyChange } from './payment-outcome-service.ts'
import { billAccounts } from './payment-service.ts'

let site: Awaited<ReturnType<typeof openPaymentSite>>
let staff: Member
beforeAll(async () => {
  site = await openPaymentSite()
  site.deps.site.taxRates = { DE: 0.19 }
  staff = { ...(await aMember(site.deps)), isEmployee: true }
})
afterAll(() => site.close())

const REFUSED_CARD = '4000000000000002'

/** An ad account whose January of 0.20 EUR and 0.038 EUR of tax is issued, and paid unless its card is refused. */
async function anIssued(card?: string) {
  const account = await aHostedAccount(site, card)
  await bill('2028-02-02')
  const { id } = await account.invoice()
  const { business, advertiser_id } = account
  const credit = (amount_micros: number, rest: Partial<CreditNoteFields> = {}) =>
    site.call(staff, 'creditNotes.create', {
      invoice_id: id,
      amount_micros,
      reason: 'INVALID_TRAFFIC',
      explanation: 'Clicks of a robot.',
      ...rest,
    })
  const detail = (invoiceId = id) =>
    site.call(business.owner, 'invoices.get', { business_id: business.id, id: invoiceId })
  const { id: promotionId } = await account.promotion()
  const faults = async () =>
    Object.entries(await bookFaults(site.deps.read, [advertiser_id, promotionId])).filter(
      ([, count]) => count > 0,
    )
  const click = () => site.deps.transact((tx) => chargeEvents(tx, [aClick(promotionId)], site.deps))
  return { ...account, id, click, credit, detail, faults, books: () => balancesOf(site.deps, advertiser_id) }
}

const joins = ({ userId }: Member, businessId: string) =>
  insertMember(site.deps.read, { businessId, userId, role: 'ADMIN', createdAt: site.deps.now() })

/** What becomes of the first payment of an invoice. */
const report = (invoiceId: string, change: PaymentChange) =>
  site.deps.transact((tx) =>
    applyChange(tx, site.deps, { reference: `invoice ${invoiceId} 0`, providerId: null, change }),
  )

async function bill(day: string) {
  site.deps.setNow(new Date(`${day}T12:00:00Z`))
  await billAccounts(site.deps)
  await site.provider.settled()
}

it('B-3.23 B-4.67 what is given back of an open invoice lowers what is due, with the share of its tax', async () => {
  const { credit, detail, books, faults, advertiser_id } = await anIssued(REFUSED_CARD)
  expect(await credit(100_000)).toMatchObject({
    credit_number: expect.stringMatching(/^202801-\d+-01-C01$/),
    issued_date: '2028-02-02',
    line: null,
    subtotal_micros: 100_000,
    tax_micros: 19_000,
    total_micros: 119_000,
    settled_micros: 119_000,
  })
  expect(await detail()).toMatchObject({
    total_micros: 238_000,
    credited_micros: 119_000,
    credit_used_micros: 119_000,
    balance_due_micros: 119_000,
    credit_notes: [{ reason: 'INVALID_TRAFFIC', explanation: 'Clicks of a robot.' }],
  })
  const between = { RECEIVABLE: 119_000, CREDITED: 100_000, TAX_PAYABLE: -19_000, CREDIT_OWED: 0 }
  expect(await books()).toMatchObject(between)
  expect(await faults()).toEqual([])
  await site.deps.read
    .updateTable('invoices')
    .set({ creditUsedMicros: 118_999 })
    .where('adAccountId', '=', advertiser_id)
    .execute()
  expect((await faults()).map(([name]) => name)).toEqual(['creditsUnlikeInvoices'])
})

it('B-4.68 an overdue invoice that is given back whole is settled, and its ads run again', async () => {
  const { credit, detail, promotion, books, faults } = await anIssued(REFUSED_CARD)
  await bill('2028-03-10')
  expect(await promotion()).toMatchObject({ status: 'BILLING_HOLD' })
  await credit(200_000)
  expect(await detail()).toMatchObject({ status: 'PAID', balance_due_micros: 0 })
  expect(await promotion()).toMatchObject({ status: 'ACTIVE' })
  expect(await books()).toMatchObject({ RECEIVABLE: 0, TAX_PAYABLE: 0, CREDIT_OWED: 0 })
  expect(await faults()).toEqual([])
})

it('what is given back of a paid invoice is used by the next one, whose payers read it', async () => {
  const { advertiser_id, business, click, credit, detail, books, faults } = await anIssued()
  expect(await credit(100_000)).toMatchObject({ settled_micros: 0 })
  expect(await detail()).toMatchObject({ status: 'PAID', credited_micros: 119_000, credit_used_micros: 0 })
  expect(await books()).toMatchObject({ CREDIT_OWED: -119_000, RECEIVABLE: 0 })
  await click()
  site.deps.sentMail.length = 0
  await bill('2028-03-02')
  const mail = site.deps.sentMail.find(({ subject }) => subject.startsWith('Your invoice 202802'))
  expect(mail?.text).toContain('We used €0.12 of your credit, so €0.12 is due')
  const filter = { tab: 'PAID' as const, ad_account_id: advertiser_id }
  const { items } = await site.call(business.owner, 'invoices.list', { business_id: business.id, filter })
  const next = items.find(({ period_start }) => period_start === '2028-02-01')
  expect(next).toMatchObject({ total_micros: 238_000, credit_used_micros: 119_000, balance_due_micros: 0 })
  expect(await books()).toMatchObject({ CREDIT_OWED: 0, RECEIVABLE: 0, CASH: 357_000 })
  expect(await faults()).toEqual([])
})

it('an invoice that the credit covers is paid by it, and no card is charged', async () => {
  const { business, click, credit, detail, books, faults } = await anIssued()
  await credit(200_000)
  await click()
  await bill('2028-03-02')
  const { ad_account_id } = await detail()
  const rows = await site.deps.read
    .selectFrom('invoices')
    .select(['status', 'creditUsedMicros'])
    .where('adAccountId', '=', ad_account_id)
    .orderBy('periodStart')
    .execute()
  expect(rows).toEqual([
    { status: 'PAID', creditUsedMicros: '0' },
    { status: 'PAID', creditUsedMicros: '238000' },
  ])
  const { items } = await site.call(business.owner, 'history.list', {
    business_id: business.id,
    filter: { entity_type: 'INVOICE' },
  })
  expect(items.map(({ changes }) => changes.map(({ field }) => field))).toContainEqual([
    'total_micros',
    'status',
  ])
  expect(await books()).toMatchObject({ CASH: 238_000, CREDIT_OWED: 0, RECEIVABLE: 0 })
  expect(await faults()).toEqual([])
})

it('notes that are written at once give back no more than the invoice', async () => {
  const { credit, detail, books, faults } = await anIssued(REFUSED_CARD)
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => credit(60_000)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await detail()).toMatchObject({ credited_micros: 214_200, balance_due_micros: 23_800 })
  await expect(credit(20_001)).rejects.toMatchObject({
    detail: { fields: { amount_micros: { key: 'field.credit.most' } } },
  })
  await credit(20_000)
  expect(await books()).toMatchObject({ RECEIVABLE: 0, TAX_PAYABLE: 0, CREDITED: 200_000 })
  expect(await faults()).toEqual([])
})

it('notes and a payment at once leave nothing owed twice', async () => {
  const { business, credit, enter, id, books, faults } = await anIssued(REFUSED_CARD)
  await enter('4242424242424242')
  const pay = () => site.call(business.owner, 'invoices.pay', { business_id: business.id, id })
  await Promise.allSettled([pay(), credit(50_000), pay(), credit(50_000), billAccounts(site.deps)])
  await site.provider.settled()
  await bill('2028-02-04')
  const { CASH = 0, CREDITED = 0, RECEIVABLE, CREDIT_OWED = 0, TAX_PAYABLE = 0 } = await books()
  expect(RECEIVABLE).toBe(0)
  expect(CASH + CREDITED + CREDIT_OWED + TAX_PAYABLE).toBe(200_000)
  expect(await faults()).toEqual([])
})

it('a payment that comes late and whole frees the credit that its invoice used', async () => {
  const { id, credit, books, detail, faults } = await anIssued(REFUSED_CARD)
  await credit(100_000)
  await report(id, { kind: 'SUCCEEDED', at: new Date('2028-02-03T12:00:00Z') })
  expect(await detail()).toMatchObject({ status: 'PAID', credited_micros: 119_000, credit_used_micros: 0 })
  const receipt = site.deps.sentMail.findLast(({ subject }) => subject.startsWith('Receipt for invoice'))
  expect(receipt?.text).toContain('we received your payment of €0.24')
  expect(await books()).toMatchObject({ RECEIVABLE: 0, CASH: 238_000, CREDIT_OWED: -119_000 })
  expect(await faults()).toEqual([])
})

it('an invoice whose payment is taken back uses the credit of its account first', async () => {
  const { id, credit, books, detail, faults } = await anIssued()
  await credit(100_000)
  await report(id, { kind: 'FAILED', at: new Date('2028-02-03T12:00:00Z') })
  expect(await detail()).toMatchObject({ status: 'ISSUED', credit_used_micros: 119_000 })
  expect(await detail()).toMatchObject({ balance_due_micros: 119_000 })
  expect(await books()).toMatchObject({ RECEIVABLE: 119_000, CREDIT_OWED: 0 })
  expect(await faults()).toEqual([])
})

it('an invoice whose payment is taken back is paid by credit that covers it', async () => {
  const { id, credit, books, detail, faults } = await anIssued()
  await credit(200_000)
  await report(id, { kind: 'FAILED', at: new Date('2028-02-03T12:00:00Z') })
  expect(await detail()).toMatchObject({ status: 'PAID', credit_used_micros: 238_000 })
  expect(await books()).toMatchObject({ RECEIVABLE: 0, CREDIT_OWED: 0, CASH: 0 })
  expect(await faults()).toEqual([])
})

it('a second payment is credit of the next invoice, and a refund of it after that is found', async () => {
  const { id, click, credit, books, faults } = await anIssued(REFUSED_CARD)
  await credit(200_000)
  await report(id, { kind: 'SUCCEEDED', at: new Date('2028-02-03T12:00:00Z') })
  expect(await books()).toMatchObject({ CREDIT_OWED: -238_000, RECEIVABLE: 0 })
  await click()
  await bill('2028-03-02')
  expect(await books()).toMatchObject({ CREDIT_OWED: 0, RECEIVABLE: 0 })
  expect(await faults()).toEqual([])
  await report(id, { kind: 'REFUNDED', at: new Date('2028-03-03T12:00:00Z'), refundedMicros: 238_000 })
  expect(await books()).toMatchObject({ CREDIT_OWED: 238_000, RECEIVABLE: 0 })
  expect(await faults()).toEqual([['creditOverdrawn', 1]])
})

it('a line is given back once, and another line or an invoice in progress not at all', async () => {
  const { click, credit, detail } = await anIssued()
  const { lines } = await detail()
  const [line] = lines
  const ofLine = { line: { campaign_id: line!.campaign_id, date: line!.date } }
  expect(await credit(150_000, ofLine)).toMatchObject({
    line: { date: '2028-01-21', campaign_name: 'Winter lamps' },
  })
  await expect(credit(50_001, ofLine)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const other = { line: { ...ofLine.line, date: '2028-01-20' } }
  await expect(credit(1, other)).rejects.toMatchObject({
    detail: { fields: { line: { key: 'field.credit.line' } } },
  })
  await click()
  const { id } = await site.deps.read
    .selectFrom('invoices')
    .select('id')
    .where('status', '=', 'PROGRESS')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await expect(credit(1, { invoice_id: id })).rejects.toMatchObject({ code: 'INVOICE_NOT_FOUND' })
})

it('staff finds an issued invoice by its number, and gives nothing back to a business of their own', async () => {
  const { business, id, detail, credit } = await anIssued()
  const { invoice_number } = await detail()
  const { items } = await site.call(staff, 'issuedInvoices.list', { filter: { q: ` ${invoice_number} ` } })
  expect(items).toMatchObject([{ id, business_name: 'Kiln & Co', total_micros: 238_000 }])
  expect(await site.call(staff, 'issuedInvoices.get', { id })).toMatchObject({
    can_credit: true,
    creditable_micros: 200_000,
  })
  await joins(staff, business.id)
  expect(await site.call(staff, 'issuedInvoices.get', { id })).toMatchObject({ can_credit: false })
  await expect(credit(1)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

it('B-4.69 B-7.27 a note is in the history, is mailed to who gets invoices, and is a PDF and a CSV', async () => {
  const { business, id, credit } = await anIssued()
  site.deps.sentMail.length = 0
  const note = await credit(100_000, { explanation: 'Clicks of a robot.\nSorry for that.' })
  const { email } = await site.deps.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', business.owner.userId)
    .executeTakeFirstOrThrow()
  const [mail] = site.deps.sentMail.filter(({ to }) => to === email)
  expect(mail?.subject).toBe(`Credit note ${note.credit_number} for Summer`)
  expect(mail?.text).toContain('we credited €0.12 to invoice')
  const { items } = await site.call(business.owner, 'history.list', {
    business_id: business.id,
    filter: { entity_type: 'INVOICE' },
  })
  expect(items.flatMap(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({ field: 'credit_note', new: note.credit_number }),
  )
  await joins(site.member, business.id)
  const file = (path: string, session = 'member') =>
    site.app.inject({
      url: `/v3/businesses/${business.id}/invoices/${id}/credit_notes/${path}`,
      cookies: { session },
    })
  const pdf = await file(`${note.id}/pdf`)
  expect(pdf.headers['content-disposition']).toContain(`credit-note-${note.credit_number}.pdf`)
  expect(allTexts(pdf.rawPayload)).toEqual(
    expect.arrayContaining([
      `Credit note ${note.credit_number}`,
      '0.12 EUR',
      'Invalid traffic',
      'Sorry for that.',
    ]),
  )
  const csv = (await file(`${note.id}/csv`)).payload
  expect(csv).toContain(',0.100000,EUR')
  expect(csv).toContain(',0.019000,EUR')
  expect((await file('1/pdf')).statusCode).toBe(404)
  expect((await file(`${note.id}/pdf`, 'stranger')).statusCode).toBe(404)
})
