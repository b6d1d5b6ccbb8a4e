import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { AdvertiserResultsView } from '@tessera/api-types/ads/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { BusinessContext } from '../../session/business-context.ts'
import { AnalyticsPage } from './AnalyticsPage.tsx'

const nothing = {
  impressions: 0,
  saves: 0,
  pin_clicks: 0,
  outbound_clicks: 0,
  conversions: 0,
  filtered: 0,
  spend_micros: 0,
}
const brought = { ...nothing, impressions: 120, outbound_clicks: 6, spend_micros: 1_200_000 }
const results: AdvertiserResultsView = {
  currency: 'EUR',
  days: [
    { ...nothing, reach: 0, date: '2026-11-01' },
    { ...brought, reach: 80, date: '2026-11-02' },
  ],
  total: { ...brought, reach: 75 },
  before: { ...nothing, impressions: 100 },
  promotions: [{ ...brought, id: '7', name: 'Winter lamps', status: 'ACTIVE' }],
}

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>{`at ${pathname}${search}`}</button>
}

function open(
  answer: () => Promise<AdvertiserResultsView> = () => Promise.resolve(results),
  accounts = 1,
  address = '/analytics',
  lists: Record<string, () => Promise<object[]>> = {},
) {
  const run = vi.fn(answer)
  const data = Array.from({ length: accounts }, (_, index) => ({
    id: String(5 + index),
    name: `Shop ${index}`,
    abilities: { can_promote: true },
  }))
  const provider = {
    ...testDataProvider({
      getList: async (resource) => {
        const rows = resource === 'ad-accounts' ? data : ((await lists[resource]?.()) ?? [])
        return { data: rows as never[], total: rows.length }
      },
      getMany: (_resource, { ids }) =>
        Promise.resolve({ data: data.filter(({ id }) => ids.includes(id)) as never[] }),
    }),
    run: run as unknown as ConsoleDataProvider['run'],
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <BusinessContext value={{ business: { abilities: { can_create_ad_accounts: true } } } as never}>
        <AdminContext theme={consoleTheme} dataProvider={provider} i18nProvider={i18nProvider}>
          <Routes>
            <Route path="/analytics" element={<AnalyticsPage />} />
            <Route path="/analytics/:accountId" element={<AnalyticsPage />} />
          </Routes>
          <Address />
        </AdminContext>
      </BusinessContext>
    </MemoryRouter>,
  )
  return run
}

const tile = (name: RegExp) => screen.getByRole('button', { name })

it('shows sums with their growth, one of them by day, and the ads behind them', async () => {
  const run = open()
  const tiles = await screen.findByRole('group', { name: 'Results' })
  expect(within(tiles).getByRole('button', { pressed: true })).toHaveTextContent(
    'Spend€1.20No earlier results',
  )
  expect(tile(/Impressions/)).toHaveTextContent('120+20% from the 2 days before')
  expect(screen.getByRole('img', { name: 'Spend by day, bar chart' })).toBeInTheDocument()
  fireEvent.click(tile(/Outbound clicks/))
  const chart = screen.getByRole('img', { name: 'Outbound clicks by day, bar chart' })
  expect([...chart.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    'Nov 1, 2026: 0',
    'Nov 2, 2026: 6',
  ])
  expect(screen.getByRole('row', { name: /Winter lamps/ })).toHaveTextContent('€1.20')
  expect(run).toHaveBeenCalledWith('advertisers.results', { advertiser_id: '5', days: 30 })
  fireEvent.click(screen.getByRole('button', { name: '7 days' }))
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith('advertisers.results', { advertiser_id: '5', days: 7 }),
  )
})

it('reach is the people of all days together, each once', async () => {
  open()
  await screen.findByRole('group', { name: 'Results' })
  expect(tile(/Reach/)).toHaveTextContent('Reach75Each person counts once')
  fireEvent.click(tile(/Reach/))
  expect(screen.getByRole('img', { name: 'Reach by day, bar chart' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Nov 2, 2026/, hidden: true })).toHaveTextContent('80')
})

const run = { id: '1', feed_id: '1', state: 'DONE', is_dry_run: false, rows: 1000, refused: 1 }
const healthy = {
  catalogs: () => Promise.resolve([{ id: '3', name: 'Mugs', product_count: 999 }]),
  'catalogs/3/runs': () => Promise.resolve([run]),
  tags: () =>
    Promise.resolve([
      { id: '4', name: 'Shop', last_fired_event: null },
      {
        id: '5',
        name: 'Blog',
        last_fired_event: { event_name: 'search', fired_at: new Date().toISOString() },
      },
    ]),
}

it('the health of catalogs and tags stands there at a glance, and leads to what is wrong', async () => {
  open(undefined, 1, '/analytics', healthy)
  const catalogs = within(await screen.findByRole('region', { name: 'Catalog health' }))
  // Not quite all is not all.
  expect(await catalogs.findByRole('img', { name: '99% of rows accepted' })).toBeInTheDocument()
  expect(catalogs.getByText('1 row was refused in the latest update')).toBeVisible()
  const faults = catalogs.getByRole('link', { name: 'See what’s wrong in Mugs' })
  expect(faults.getAttribute('href')).toMatch(/catalogs\/3\/runs$/)
  const tags = within(screen.getByRole('region', { name: 'Tag health' }))
  expect(tags.getByText('No events yet')).toBeVisible()
  expect(tags.getByText('Receiving events')).toBeVisible()
  expect(tags.getByRole('link', { name: 'Shop' }).getAttribute('href')).toMatch(/tags\/4/)
})

it('where there are no catalogs and tags it says so, and what cannot be read can be asked for again', async () => {
  let isDown = true
  const tags = () => (isDown ? Promise.reject(new Error('down')) : healthy.tags())
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  open(undefined, 1, '/analytics', { tags })
  expect(await screen.findByText(/No catalogs yet/)).toBeVisible()
  const card = within(screen.getByRole('region', { name: 'Tag health' }))
  const again = await card.findByRole('button', { name: 'Retry' }, { timeout: 30_000 })
  isDown = false
  fireEvent.click(again)
  expect(await card.findByText('Receiving events')).toBeVisible()
  complaints.mockRestore()
}, 40_000)

it('updates of a catalog that cannot be read are no missing updates, and can be asked for again', async () => {
  let isDown = true
  const runs = () => (isDown ? Promise.reject(new Error('down')) : healthy['catalogs/3/runs']())
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  open(undefined, 1, '/analytics', { ...healthy, 'catalogs/3/runs': runs })
  const card = within(await screen.findByRole('region', { name: 'Catalog health' }))
  const again = await card.findByRole('button', { name: 'Retry' }, { timeout: 30_000 })
  expect(card.queryByText(/No updates yet/)).toBeNull()
  isDown = false
  fireEvent.click(again)
  expect(await card.findByRole('img', { name: '99% of rows accepted' })).toBeInTheDocument()
  complaints.mockRestore()
}, 40_000)

it('the period stands in the address: a link opens it, another account keeps it, Back returns to it', async () => {
  const run = open(undefined, 2, '/analytics?days=90')
  await screen.findByRole('group', { name: 'Results' })
  expect(run).toHaveBeenLastCalledWith('advertisers.results', { advertiser_id: '5', days: 90 })
  expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(screen.getByRole('button', { name: '7 days' }))
  expect(await screen.findByText('at /analytics?days=7')).toBeInTheDocument()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Ad account' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Shop 1' }))
  fireEvent.click(await screen.findByText('at /analytics/6?days=7'))
  fireEvent.click(await screen.findByText('at /analytics?days=7'))
  expect(await screen.findByText('at /analytics?days=90')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true')
})

it('a period that is not offered is the usual one', async () => {
  const run = open(undefined, 1, '/analytics?days=400')
  await screen.findByRole('group', { name: 'Results' })
  expect(run).toHaveBeenCalledWith('advertisers.results', { advertiser_id: '5', days: 30 })
})

it('where nothing ran, promoting a pin is offered', async () => {
  open(() => Promise.resolve({ ...results, promotions: [] }))
  expect(await screen.findByRole('link', { name: 'Promote a pin' })).toBeInTheDocument()
})

it('another account is chosen by its name', async () => {
  const run = open(undefined, 2)
  const choice = await screen.findByRole('combobox', { name: 'Ad account' })
  await vi.waitFor(() => expect(choice).toHaveValue('Shop 0'))
  fireEvent.mouseDown(choice)
  fireEvent.click(await screen.findByRole('option', { name: 'Shop 1' }))
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith('advertisers.results', { advertiser_id: '6', days: 30 }),
  )
})

it('the choice of one of several accounts takes no more room than a name', async () => {
  open(undefined, 2)
  const choice = await screen.findByRole('combobox', { name: 'Ad account' })
  const field = choice.closest('.MuiAutocomplete-root') as HTMLElement
  expect(getComputedStyle(field).inlineSize).toBe('224px')
  expect(getComputedStyle(field).width).not.toBe('100%')
})

it('a business without ad accounts reads so', async () => {
  open(undefined, 0)
  expect(await screen.findByText('No ad accounts yet')).toBeInTheDocument()
})

it('what cannot be loaded can be asked for again', async () => {
  let isDown = true
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  open(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(results)))
  const again = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByRole('group', { name: 'Results' })).toBeInTheDocument()
  complaints.mockRestore()
}, 15_000)
