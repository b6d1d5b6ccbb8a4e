import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext } from '../session/business-context.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { PaletteButton } from './PaletteButton.tsx'

const Here = () => <output>{useLocation().pathname}</output>

afterEach(() => localStorage.clear())

type Lists = Record<string, Record<string, unknown>[] | Error>

/** What a server finds for a search, by the place where records are read. */
function searching(lists: Lists) {
  const asked: string[] = []
  const getList = (resource: string, { filter }: { filter: { q?: string } }) => {
    if (filter.q !== undefined) asked.push(`${resource} ${filter.q}`)
    const rows = filter.q === undefined ? [] : (lists[resource] ?? [])
    return rows instanceof Error ? Promise.reject(rows) : Promise.resolve({ data: rows, total: rows.length })
  }
  return { asked, provider: testDataProvider({ getList: getList as never }) }
}

async function open(typed: string, lists: Lists = {}, can: object = {}) {
  const abilities = { can_manage_people: false, ...can }
  const business = { id: '9', name: 'Kiln', abilities } as BusinessView
  const { asked, provider } = searching(lists)
  const other = { id: '10', name: 'Clay & Co' } as BusinessView
  const switchTo = vi.fn()
  const acting = { userId: '7', business, businesses: [business, other], switchTo }
  render(
    <MemoryRouter initialEntries={['/business/9/hub/people']}>
      <AdminContext basename="/business/9/hub" dataProvider={provider} i18nProvider={i18nProvider}>
        <BusinessContext value={acting as never}>
          <PaletteButton />
          <Here />
        </BusinessContext>
      </AdminContext>
    </MemoryRouter>,
  )
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Go to' })
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: typed } })
  return { field, switchTo, asked }
}

it('Ctrl K and a few letters lead to a place of the hub', async () => {
  const { field } = await open('prof')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByText('/business/9/hub/profiles')).toBeInTheDocument()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('finds the other businesses, too', async () => {
  const { field, switchTo } = await open('clay')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(switchTo).toHaveBeenCalledWith('10')
})

it('leaves out what its reader may not open', async () => {
  await open('history')
  expect(await screen.findByText('Nothing found')).toBeInTheDocument()
})

it('begins with the records that were open last, with what they are', async () => {
  const records = [
    { path: 'people/77', title: 'Lena Fischer' },
    { path: 'history/5', title: 'Of the past' },
    { path: 'people', title: 'Where it opens' },
  ]
  localStorage.setItem('console.recent:7:9', JSON.stringify(records))
  const { field } = await open('')
  const [first] = screen.getAllByRole('option')
  expect(screen.getByText('Recently visited')).toBeInTheDocument()
  expect(first).toHaveTextContent('Lena FischerPeople')
  // What its reader may not list, and the open page.
  expect(screen.queryByText('Of the past')).toBeNull()
  expect(screen.queryByText('Where it opens')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByText('/business/9/hub/people/77')).toBeInTheDocument()
})

it('finds people, ad accounts, ads, catalogs and invoices by name or number, each kind by one call', async () => {
  const lists = {
    people: [{ id: '77', full_name: 'Lena Kiln', email: 'lena@kiln.test' }],
    promotions: [
      { id: '5', name: 'Kiln in spring', advertiser_id: '3', advertiser_name: 'Kiln US' },
      { id: '7', name: 'Kiln in spring', advertiser_id: '4', advertiser_name: 'Kiln EU' },
    ],
    catalogs: [{ id: '6', name: 'Bowls' }],
    invoices: [{ id: '8', invoice_number: null, ad_account_name: 'Kiln US' }],
  }
  const { field, asked } = await open('ki', lists, { can_create_ad_accounts: true, can_see_invoices: true })
  fireEvent.change(field, { target: { value: 'kil' } })
  expect(await screen.findByRole('option', { name: 'Lena Kiln lena@kiln.test' })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'Bowls' })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'Not issued yet Kiln US' })).toBeInTheDocument()
  const kinds = ['people', 'ad-accounts', 'promotions', 'catalogs', 'invoices']
  expect(asked).toEqual(kinds.map((kind) => `${kind} kil`))
  fireEvent.click(screen.getByRole('option', { name: 'Kiln in spring Kiln EU' }))
  expect(screen.getByText('/business/9/hub/ads/4/7')).toBeInTheDocument()
})

it('asks for no records that its reader may not list', async () => {
  const { asked } = await open('kil')
  await screen.findByText('Nothing found')
  expect(asked.some((each) => each.startsWith('invoices'))).toBe(false)
})

it('shows what was found, and says where something could not be searched', async () => {
  expectComplaint()
  await open('lena', { people: [{ id: '77', full_name: 'Lena' }], catalogs: new Error('Gone') })
  expect(await screen.findByRole('option', { name: 'Lena' })).toBeInTheDocument()
  expect(screen.getByText("We couldn't search everything. Try again in a moment.")).toBeInTheDocument()
})
