import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, HttpError, testDataProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MOST_SIGHTS_A_DAY, SMALLEST_AD_AGE } from '@tessera/api-types/ads/ad-load'
import type { PromotionDeliveryView, PromotionView } from '@tessera/api-types/ads/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { AdsPage } from './AdsPage.tsx'
import { PromotionPage } from './PromotionPage.tsx'

// Parts of a page come when they are asked for.
configure({ asyncUtilTimeout: 8000 })

const promotion: PromotionView = {
  id: '7',
  advertiser_id: '5',
  business_id: '9',
  pin_id: '3',
  product_group_id: null,
  name: 'Winter lamps',
  objective: 'CONSIDERATION',
  daily_budget_micros: 5_000_000,
  currency: 'EUR',
  start_at: '2026-11-01T00:00:00.000Z',
  end_at: '2026-11-10T08:00:00.000Z',
  start_date: '2026-10-31',
  end_date: '2026-11-09',
  destination_url: 'https://kiln.test/lamps',
  tag_id: null,
  targeting: {
    locale: [],
    ages: [],
    genders: [],
    interests: [],
    audiences: [],
    auto: true,
    audience_width: 'WIDE',
  },
  status: 'ACTIVE',
  reject_reason: null,
  spend_micros: 400_000,
  impressions: 120,
  saves: 3,
  pin_clicks: 9,
  outbound_clicks: 2,
  conversions: 0,
  created_by: null,
  created_time: '2026-11-01T00:00:00.000Z',
  image_signature: null,
  abilities: { can_edit: true, can_pause: true, can_resume: false, can_see_leads: false },
}
const day = {
  date: '2026-11-02',
  impressions: 120,
  saves: 3,
  pin_clicks: 9,
  outbound_clicks: 2,
  conversions: 0,
  filtered: 17,
  spend_micros: 400_000,
}

const answers: Record<string, object> = {
  'promotions.results': {
    days: [day],
    places: [
      { ...day, placement: 'search', impressions: 90, spend_micros: 400_000 },
      { ...day, placement: null, impressions: 30, spend_micros: 0 },
    ],
    groups: [
      { ...day, dimension: 'age', group: '25-34', impressions: 80, spend_micros: 200_000 },
      { ...day, dimension: 'age', group: null, impressions: 40, spend_micros: 200_000 },
      { ...day, dimension: 'gender', group: 'female', impressions: 120 },
    ],
  },
  'promotions.delivery': {
    since: '2026-10-27',
    verdicts: [
      { verdict: 'OTHERS_FIRST', pages: 30 },
      { verdict: 'SHOWN', pages: 10 },
    ],
  } satisfies PromotionDeliveryView,
}

function open(
  address: string,
  promotions: PromotionView[] = [promotion],
  given: Record<string, object> = {},
  canPromote = true,
) {
  const run = vi.fn((name: string) => {
    const answer = { ...answers, ...given }[name] ?? promotion
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const getList = vi.fn((resource: string) =>
    Promise.resolve(
      resource === 'ad-accounts'
        ? { data: [{ id: '5', name: 'Europe', abilities: { can_promote: canPromote } }] as never[], total: 1 }
        : { data: promotions as never[], total: promotions.length },
    ),
  )
  const provider = {
    ...testDataProvider({ getList, getOne: () => Promise.resolve({ data: promotion as never }) }),
    run: run as unknown as ConsoleDataProvider['run'],
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext theme={consoleTheme} dataProvider={provider} i18nProvider={i18nProvider}>
        <Routes>
          <Route path="/ads" element={<AdsPage />} />
          <Route path="/ads/:accountId/:promotionId" element={<PromotionPage />} />
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  )
  return { run }
}

it('an ad account without promotions says so', async () => {
  open('/ads', [])
  expect(await screen.findByText('No promotions yet')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Promote a pin' })).toBeInTheDocument()
})

it('B-6.12 who only reads an ad account is not offered to promote with it', async () => {
  open('/ads', [], {}, false)
  expect(await screen.findByText('No promotions yet')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Promote a pin' })).toBeNull()
})

it('B-4.65 shows results by day with their sum, and pauses', async () => {
  const { run } = open('/ads/5/7')
  const results = await screen.findByRole('region', { name: 'Results by day' })
  expect(within(results).getByRole('row', { name: /Nov 2, 2026/ })).toHaveTextContent('120')
  expect(within(results).getByRole('row', { name: /Total/ })).toHaveTextContent('€0.40')
  expect(await screen.findByRole('img', { name: 'Spend per day' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith('promotions.update', { advertiser_id: '5', id: '7', status: 'PAUSED' }),
  )
})

it('B-4.65 shows results by place, which add up to the same, and every day and place as a file', async () => {
  open('/ads/5/7')
  const places = await screen.findByRole('region', { name: 'Results by place' })
  expect(within(places).getByRole('row', { name: /Search results/ })).toHaveTextContent('90')
  expect(within(places).getByRole('row', { name: /Not recorded/ })).toHaveTextContent('30')
  expect(within(places).getByRole('row', { name: /Total/ })).toHaveTextContent('€0.40')
  const file = new URL(
    screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '',
    'http://c.test',
  )
  expect(file.pathname).toMatch(/advertisers\/5\/promotions\/7\/days\/export$/)
  expect(file.searchParams.get('title')).toBe('Winter lamps')
  const columns = JSON.parse(file.searchParams.get('columns') ?? '[]') as string[][]
  expect(columns.slice(0, 2)).toEqual([
    ['date', 'Day'],
    ['placement', 'Place'],
  ])
})

it('B-4.65 shows results by age and gender, those of few people together, and as a file', async () => {
  open('/ads/5/7')
  const ages = await screen.findByRole('region', { name: 'Results by age' })
  expect(within(ages).getByRole('row', { name: /25-34/ })).toHaveTextContent('80')
  expect(within(ages).getByRole('row', { name: /too few people/ })).toHaveTextContent('40')
  expect(within(ages).getByRole('row', { name: /Total/ })).toHaveTextContent('€0.40')
  const genders = screen.getByRole('region', { name: 'Results by gender' })
  expect(within(genders).getByRole('row', { name: /Female/ })).toHaveTextContent('120')
  const text = /fewer than 50 people, or with 1 to 9 saves.*today’s results/
  expect(screen.getByText(text)).toBeInTheDocument()
  const href = screen.getByRole('link', { name: 'Export audience CSV' }).getAttribute('href') ?? ''
  expect(new URL(href, 'http://c.test').pathname).toMatch(/advertisers\/5\/promotions\/7\/groups\/export$/)
})

it('B-4.63 traffic that no person made is shown as filtered, with the rules it is filtered by', async () => {
  open('/ads/5/7')
  const results = await screen.findByRole('region', { name: 'Results by day' })
  expect(within(results).getByRole('columnheader', { name: 'Filtered' })).toBeInTheDocument()
  expect(within(results).getByRole('row', { name: /Nov 2, 2026/ })).toHaveTextContent('17')
  expect(screen.getByText(/more than 3 views .* more than 20 clicks/)).toBeInTheDocument()
})

it('B-4.65 leads to another promotion like it, for who may promote with its ad account', async () => {
  open('/ads/5/7')
  expect(await screen.findByRole('link', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    '/business/quick-promote/?advertiser=5&copy=7',
  )
})

it('B-4.65 who only reads an ad account is offered no promotion like one of it', async () => {
  open('/ads/5/7', [promotion], {}, false)
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Duplicate' })).toBeNull()
})

it('is ended only once that is confirmed', async () => {
  const { run } = open('/ads/5/7')
  fireEvent.click(await screen.findByRole('button', { name: 'End promotion' }))
  const dialog = await screen.findByRole('dialog', { name: `End ${promotion.name}?` })
  expect(run).not.toHaveBeenCalledWith('promotions.update', expect.anything())
  fireEvent.click(within(dialog).getByRole('button', { name: 'End promotion' }))
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith('promotions.update', {
      advertiser_id: '5',
      id: '7',
      status: 'COMPLETED',
    }),
  )
})

it('what was changed alone is saved, with what it was when it was read', async () => {
  const { run } = open('/ads/5/7', [promotion], {
    'promotions.update': { ...promotion, end_date: '2026-12-01' },
  })
  const seen = { daily_budget: 5, end_date: '2026-11-09' }
  const saved = () => run.mock.calls.filter(([name]) => name === 'promotions.update').length
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: '2026-12-01' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(saved()).toBe(1))
  expect(run).toHaveBeenCalledWith('promotions.update', {
    advertiser_id: '5',
    id: '7',
    end_date: '2026-12-01',
    seen,
  })
})

it('a budget that is refused says so at its field', async () => {
  const errors = { daily_budget: 'Daily budget must be at least 1 EUR' }
  const refused = new HttpError('Refused', 422, { errors })
  expectComplaint()
  open('/ads/5/7', [promotion], { 'promotions.update': refused })
  const field = await screen.findByLabelText('Daily budget (EUR)')
  fireEvent.change(field, { target: { value: '0.99' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(errors.daily_budget))
})

it('B-4.58 its first and last day are those of its ad account, wherever the reader is', async () => {
  open('/ads/5/7')
  expect(await screen.findByText('Oct 31, 2026')).toBeInTheDocument()
  expect(screen.getByText('Nov 9, 2026')).toBeInTheDocument()
  expect(screen.getByLabelText('Last day')).toHaveValue('2026-11-09')
})

it('the advertiser reads on which part of the pages an ad was shown, and why not on the others', async () => {
  open('/ads/5/7')
  const delivery = await screen.findByRole('region', { name: 'Where it was shown, and where it wasn’t' })
  expect(await within(delivery).findByText(/a sample of 40 pages/)).toBeInTheDocument()
  expect(
    within(delivery)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Another ad was shown75%/), expect.stringMatching(/^Shown25%/)])
})

it('the reasons name the limits that hold', async () => {
  const verdicts = [
    { verdict: 'SEEN_ENOUGH', pages: 1 },
    { verdict: 'KEPT_FROM_VIEWER', pages: 1 },
  ]
  open('/ads/5/7', [promotion], { 'promotions.delivery': { since: '2026-10-27', verdicts } })
  expect(
    await screen.findByText(`No one sees the same ad more than ${MOST_SIGHTS_A_DAY} times a day.`),
  ).toBeVisible()
  expect(screen.getByText(new RegExp(`people under ${SMALLEST_AD_AGE}`))).toBeVisible()
})

it('an ad of whose pages none was sampled says so', async () => {
  open('/ads/5/7', [promotion], { 'promotions.delivery': { since: '2026-10-27', verdicts: [] } })
  expect(await screen.findByText(/haven’t sampled any pages/)).toBeInTheDocument()
})
