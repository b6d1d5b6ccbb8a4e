import { fireEvent, render, screen, within } from '@testing-library/react'
import {
  AdminContext,
  memoryStore,
  ResourceContextProvider,
  testDataProvider,
  type GetListParams,
} from 'react-admin'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { exportAddress } from './export-address.ts'
import { HubList } from './HubList.tsx'
import { HubTable, type TableColumn } from './HubTable.tsx'

interface Invoice {
  id: string
  name: string
  total: number
  issued: string
  country: string
}

const columns: TableColumn<Invoice>[] = [
  { source: 'name' },
  { source: 'total', kind: 'money', currency: () => 'EUR' },
  { source: 'issued', kind: 'date', priority: 'second' },
  { source: 'country', kind: 'country', priority: 'third' },
]

const invoice: Invoice = { id: '1', name: 'June', total: 12_500_000, issued: '2026-06-30', country: 'DE' }

function open(store = memoryStore(), basename = '/business/9/hub', resource = 'invoices') {
  const getList = vi.fn((_resource: string, _params: GetListParams) =>
    Promise.resolve({ data: [invoice] as never[], total: 25 }),
  )
  render(
    <MemoryRouter initialEntries={['/a/ad-accounts?page=2&sort=name&order=DESC']}>
      <AdminContext
        basename={basename}
        store={store}
        dataProvider={testDataProvider({ getList })}
        i18nProvider={i18nProvider}
      >
        <Link to="/b/ad-accounts">Another group</Link>
        <ResourceContextProvider value={resource}>
          <HubList
            filter={{ ad_account_id: '5' }}
            filters={[]}
            sort={{ field: 'name', order: 'ASC' }}
            empty={<></>}
          >
            <HubTable<Invoice> columns={columns} actions={({ name }) => <button>{`Pay ${name}`}</button>} />
          </HubList>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  return getList
}

it('draws each kind of value in the way of its reader, and labels it for the cards of narrow tables', async () => {
  open()
  const cells = within((await screen.findAllByRole('row'))[1]!).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'June',
    '€12.50',
    'Jun 30, 2026',
    'Germany',
    'Pay June',
  ])
  expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual([
    null,
    'Total',
    'Issued',
    'Country',
    null,
  ])
})

it('sorts text from A, and amounts from the largest', async () => {
  const getList = open()
  fireEvent.click(await screen.findByRole('button', { name: /Sort by total/i }))
  await vi.waitFor(() => expect(getList.mock.lastCall?.[1].sort).toEqual({ field: 'total', order: 'DESC' }))
})

it('B-4.03 starts afresh, ascending and at page 1, once the address names another thing', async () => {
  const getList = open()
  await vi.waitFor(() =>
    expect(getList.mock.lastCall?.[1]).toMatchObject({
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'name', order: 'DESC' },
    }),
  )
  fireEvent.click(screen.getByText('Another group'))
  await vi.waitFor(() =>
    expect(getList.mock.lastCall?.[1]).toMatchObject({
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
    }),
  )
})

it('always shows what a row is and what can be done with it: neither is offered to be hidden', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Columns' }))
  const offered = await screen.findAllByRole('switch')
  expect(offered.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Total',
    'Issued',
    'Country',
  ])
})

it('keeps the chosen columns for the table of this business alone', async () => {
  const store = memoryStore()
  store.setItem('/business/9/hub/invoices.columns', ['country'])
  open(store)
  expect(await screen.findByText('€12.50')).toBeInTheDocument()
  expect(screen.queryByText('Germany')).toBeNull()
})

it('shows every column in another business', async () => {
  const store = memoryStore()
  store.setItem('/business/9/hub/invoices.columns', ['country'])
  open(store, '/business/10/hub')
  expect(await screen.findByText('Germany')).toBeInTheDocument()
})

it('B-7.28 downloads the rows as they are sorted, found and filtered, of people as of employees', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Export CSV' })
  const address = new URL(link.getAttribute('href') ?? '', 'https://tessera.test')
  expect(address.pathname).toBe('/v3/businesses/9/invoices/export')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    sort: '["name","DESC"]',
    filter: '{"ad_account_id":"5"}',
  })
  const all = {
    resource: 'people',
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    columns: null,
    title: 'People',
  } as const
  expect(exportAddress('/business/site', all)).toMatch('/v3/site/employees/export')
})

it('downloads the columns that are shown, under their labels, and amounts with their currency', async () => {
  const store = memoryStore()
  store.setItem('/business/9/hub/invoices.columns', ['country'])
  open(store)
  const link = await screen.findByRole('link', { name: 'Export CSV' })
  const query = () => new URL(link.getAttribute('href') ?? '', 'https://tessera.test').searchParams
  await vi.waitFor(() => expect(query().has('columns')).toBe(true))
  expect(JSON.parse(query().get('columns') ?? '')).toEqual([
    ['name', 'Name'],
    ['total', 'Total'],
    ['issued', 'Issued'],
    ['currency', 'Currency'],
  ])
  expect(query().get('title')).toMatch(/^Invoices/)
})

it('asks for no columns where every one is hidden', async () => {
  const store = memoryStore()
  store.setItem('/business/9/hub/invoices.columns', ['name', 'total', 'issued', 'country'])
  open(store)
  const link = await screen.findByRole('link', { name: 'Export CSV' })
  expect(new URL(link.getAttribute('href') ?? '', 'https://tessera.test').searchParams.has('columns')).toBe(
    false,
  )
})

it('a file is named by the last part of its list, also where that is no tab', async () => {
  open(memoryStore(), '/business/9/hub', 'advertisers/5/promotions/7/leads')
  const link = await screen.findByRole('link', { name: 'Export CSV' })
  const address = new URL(link.getAttribute('href') ?? '', 'https://tessera.test')
  expect(address.searchParams.get('title')).toBe('Advertisers – Leads')
})
