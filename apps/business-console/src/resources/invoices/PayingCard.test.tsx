import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { AdminContext, HttpError, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { BillingProfileView, InvoiceDetail } from '@tessera/api-types/ads/views'
import { ConsoleNotification } from '../../layout/ConsoleNotification.tsx'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { openConsole } from '../../test/open-console.tsx'
import { PayingCard } from '../../shared/billing/PayingCard.tsx'

const invoice: InvoiceDetail = {
  id: '7',
  invoice_number: '202701-5-01',
  ad_account_id: '5',
  ad_account_name: 'Europe',
  business_id: '9',
  billing_profile_id: '3',
  period_start: '2027-01-01',
  period_end: '2027-01-31',
  issued_at: '2027-02-01T00:00:00.000Z',
  due_at: '2027-03-03T00:00:00.000Z',
  issued_date: '2027-02-01',
  due_date: '2027-03-03',
  paid_at: null,
  status: 'OVERDUE',
  currency: 'EUR',
  subtotal_micros: 1_000_000,
  tax_rate: 0,
  tax_micros: 0,
  total_micros: 1_000_000,
  credited_micros: 0,
  credit_used_micros: 0,
  balance_due_micros: 1_000_000,
  abilities: { can_pay: true },
  issued_by: ['Tessera'],
  billed_to: { name: 'Kiln & Co', address: null, tax_id: null },
  lines: [],
  credit_notes: [],
}
const profile: BillingProfileView = {
  id: '3',
  advertiser_id: '5',
  status: 'INVALID',
  currency: 'EUR',
  cardholder_name: 'Olga Owner',
  card_brand: 'visa',
  card_last4: '0002',
  card_expiry_month: 4,
  card_expiry_year: 2031,
  billing_address: null,
  tax_id: null,
  card_entry: 'hosted',
}

// Before the globals: a spy that stays on one is there for the files that follow.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const AT = '/ads/v4/advertisers/5'
const open = (place: string, answers: Record<string, unknown> = {}) =>
  openConsole(place, {
    rows: { invoices: [{ ...invoice }] },
    answers: { [`${AT}/billing_profile/`]: { data: profile }, ...answers },
  })

it('B-4.68 an overdue invoice shows its card, and leads to the payment page for another one', async () => {
  const url = new URL('#payment-page', window.location.href).href
  const { calls } = open('invoices/7', { [`${AT}/card_sessions/`]: { data: { id: '8', url } } })
  expect(await screen.findByText('Visa ending in 0002, expires 04/2031')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Change card' }))
  await waitFor(() => expect(calls).toContain(`POST ${AT}/card_sessions/`))
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'))
})

it('where the payment page does not open, it says why, and may be tried again', async () => {
  const answers = { 'billingProfiles.get': () => Promise.resolve(profile) } as Record<
    string,
    () => Promise<unknown>
  >
  const refused = () => Promise.reject(new HttpError('Payments are out of order.', 503))
  const run = (name: string) => (answers[name] ?? refused)()
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={{ ...testDataProvider(), run }}
        i18nProvider={i18nProvider}
        theme={consoleTheme}
      >
        <PayingCard advertiser_id="5" return_path="/business/9/hub/invoices/7" />
        <ConsoleNotification />
      </AdminContext>
    </MemoryRouter>,
  )
  expectComplaint()
  fireEvent.click(await screen.findByRole('button', { name: 'Change card' }))
  expect(await screen.findByText('Payments are out of order.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change card', hidden: true })).toBeEnabled()
})

it('while it is not known which card pays, nothing is paid', async () => {
  const refused = () => Response.json({ message: 'Payments are out of order.' }, { status: 403 })
  open('invoices/7', { [`${AT}/billing_profile/`]: refused })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeDisabled()
})

it('B-4.68 who comes back with another card sees it', async () => {
  const fresh = { ...profile, card_brand: 'mastercard', card_last4: '4444', status: 'VALID' }
  let held: object = profile
  const finish = () => Response.json({ data: (held = fresh) })
  open('invoices/7?advertiser=5&card_session=8', {
    [`${AT}/billing_profile/`]: () => Response.json({ data: held }),
    [`${AT}/card_sessions/8/finish/`]: finish,
  })
  expect(await screen.findByText('Mastercard ending in 4444, expires 04/2031')).toBeVisible()
})

it('B-4.68 where cards are typed in, a refused one is exchanged on the invoice', async () => {
  const typed: BillingProfileView = { ...profile, card_entry: 'typed' }
  const billing_address = {
    line1: 'Dock 1',
    line2: '',
    city: 'Hamburg',
    region: '',
    postal_code: '20457',
    country: 'DE',
  }
  const newer = { ...typed, billing_address, tax_id: 'DE 2' }
  const fresh = { ...typed, card_last4: '4242', status: 'VALID' as const }
  let shown = (): BillingProfileView => typed
  open('invoices/7', { [`${AT}/billing_profile/`]: () => Response.json({ data: shown() }) })
  const sent = vi.spyOn(globalThis, 'fetch')
  fireEvent.click(await screen.findByRole('button', { name: 'Change card' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change card' }))
  const type = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } })
  type('Card number', '4242 4242 4242 4243')
  type('Expiration date', '01/20')
  type('Security code', '12')
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  save()
  const faulty = async (name: string, text: string) =>
    waitFor(() => expect(dialog.getByRole('textbox', { name })).toHaveAccessibleDescription(text))
  await faulty('Card number', 'Enter a valid card number')
  await faulty('Expiration date', 'Your card has expired')
  const isSent = () => sent.mock.calls.some(([, init]) => init?.method === 'PUT')
  expect(isSent()).toBe(false)
  type('Card number', '4242 4242 4242 4242')
  type('Expiration date', '12/34')
  type('Security code', '123')
  shown = () => (isSent() ? fresh : newer)
  save()
  expect(await screen.findByText('Visa ending in 4242, expires 04/2031')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [, request] = sent.mock.calls.find(([, init]) => init?.method === 'PUT') ?? []
  expect(JSON.parse(String(request?.body))).toMatchObject({
    cardholder_name: 'Olga Owner',
    card_number: '4242 4242 4242 4242',
    card_expiry_month: 12,
    card_expiry_year: 2034,
    security_code: '123',
    currency: 'EUR',
    billing_address,
    tax_id: 'DE 2',
  })
})

it('the card can be exchanged before anything is due', async () => {
  openConsole('invoices/7', {
    rows: { invoices: [{ ...invoice, status: 'PROGRESS', abilities: { can_pay: false } }] },
    answers: { [`${AT}/billing_profile/`]: { data: profile } },
  })
  expect(await screen.findByRole('button', { name: 'Change card' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
})
