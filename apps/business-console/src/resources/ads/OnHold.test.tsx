import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { contracts } from '@tessera/api-types'
import type { BillingStatus } from '@tessera/api-types/ads/ad-options'
import type { BillingProfileView } from '@tessera/api-types/ads/views'
import './PromotionPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleOfList, sampleRow } from '../../test/sample-row.ts'

// Before the globals: a spy that stays on one is there for the files that follow.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

const open = (billing_status: BillingStatus | null, can: object = {}) => {
  const held = { ...sampleOfList(contracts['promotions.list']), id: '7', status: 'BILLING_HOLD' }
  const profile: BillingProfileView = {
    id: '3',
    advertiser_id: '5',
    status: billing_status ?? 'VALID',
    currency: 'EUR',
    cardholder_name: 'Olga Owner',
    card_brand: 'visa',
    card_last4: billing_status === 'MISSING' ? null : '0002',
    card_expiry_month: 4,
    card_expiry_year: 2025,
    billing_address: null,
    tax_id: null,
    card_entry: 'hosted',
  }
  const url = new URL('#payment-page', window.location.href).href
  openConsole(
    'ads/5/7',
    {
      rows: { 'ad-accounts': [{ ...sampleRow('ad-accounts'), id: '5', billing_status }] },
      answers: {
        '/ads/v4/advertisers/5/promotions/7': { ...held, advertiser_id: '5' },
        '/ads/v4/advertisers/5/billing_profile/': { data: profile },
        '/ads/v4/advertisers/5/card_sessions/': { data: { id: '8', url } },
      },
    },
    can,
  )
}
const DUE = 'This promotion won’t run until the ad account’s balance is paid.'
const link = () => screen.queryByRole('link', { name: 'See overdue invoices' })

it('B-4.59 a promotion on hold leads to what is due', async () => {
  open('INVALID')
  expect(await screen.findByText(DUE)).toBeVisible()
  expect(link()).toHaveAttribute('href', '/business/9/hub/invoices/overdue')
})

it('who sees no invoices is not led to them', async () => {
  open('INVALID', { can_see_invoices: false })
  expect(await screen.findByText(DUE)).toBeVisible()
  expect(link()).toBeNull()
})

it.each([
  ['EXPIRED', 'This promotion won’t run: the ad account’s card has expired.', 'Change card'],
  ['MISSING', 'This promotion won’t run: the ad account has no card.', 'Add card'],
] as const)(
  'B-4.59 a promotion on hold for a card that is %s leads to another one',
  async (status, text, way) => {
    open(status)
    expect(await screen.findByText(text)).toBeVisible()
    const sent = vi.spyOn(globalThis, 'fetch')
    fireEvent.click(await screen.findByRole('button', { name: way }))
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'))
    const [, request] = sent.mock.calls.find(([url]) => String(url).includes('card_sessions')) ?? []
    expect(JSON.parse(String(request?.body))).toMatchObject({ return_path: '/business/9/hub/ads/5/7' })
    expect(link()).toBeNull()
  },
)

it('who may not see how the account pays reads that billing holds the promotion', async () => {
  open(null)
  const text = 'This promotion won’t run until the ad account’s billing is settled.'
  expect(await screen.findByText(text)).toBeVisible()
  expect(link()).toBeNull()
})
