import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import './CatalogPage.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'

// Before the globals: a spy that stays on one is there for the files that follow.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const catalog = {
  id: '5',
  name: 'Bowls',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  status: 'ACTIVE',
  product_count: 0,
  owner_business: { id: '9', name: 'Kiln' },
  abilities: { can_edit: true, can_share: true },
}
const FEEDS = 'catalogs/5/feeds'

async function openDialog() {
  const { calls } = openConsole('catalogs/5/sources', { rows: { catalogs: [catalog], [FEEDS]: [] } })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add source' }))[0]!)
  await screen.findByRole('combobox', { name: 'Country' })
  return calls
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }))

it('a source begins with country and language of its catalog', async () => {
  const calls = await openDialog()
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Germany')
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('German')
  type('Name', 'Main')
  add()
  await waitFor(() => expect(calls).toContain(`POST /v3/businesses/9/${FEEDS}`))
})

it('an address that the server refuses is said at its field, and the dialog stays', async () => {
  await openDialog()
  const served = fetch
  const refusal = { message: 'Invalid', errors: { url: 'Enter a full web address' } }
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.method === 'POST' ? Promise.resolve(Response.json(refusal, { status: 422 })) : served(url, init),
  )
  type('Name', 'Main')
  type('File URL', 'foo')
  add()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'File URL' })).toHaveAccessibleDescription(
      'Enter a full web address',
    ),
  )
})

const feed = {
  id: '8',
  name: 'Main',
  format: 'CSV',
  url: 'https://shop.test/old.csv',
  schedule: 'DAILY',
  is_active: true,
}

async function openMenu() {
  const { calls } = openConsole('catalogs/5/sources', { rows: { catalogs: [catalog], [FEEDS]: [feed] } })
  const sent = vi.spyOn(globalThis, 'fetch')
  const row = await screen.findByRole('row', { name: /Main/ })
  fireEvent.click(within(row).getByRole('button'))
  return { calls, sent }
}

it('a wrong address of a source is corrected, and a source that is used no more is stopped', async () => {
  const { sent } = await openMenu()
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit Main' })
  type('File URL', 'https://shop.test/new.csv')
  fireEvent.click(screen.getByRole('switch', { name: 'Active' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [, request] = sent.mock.calls.find(([url]) => String(url).endsWith(`/${FEEDS}/8`)) ?? []
  const changes = { url: 'https://shop.test/new.csv', is_active: false }
  const { name, url, schedule, is_active } = feed
  const seen = { name, url, schedule, is_active }
  expect(JSON.parse(String(request?.body))).toEqual({ ...changes, seen })
})

it('before a source is deleted it is said what goes with it', async () => {
  const { calls } = await openMenu()
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete Main?' })).toHaveTextContent(
    'Its products leave the catalog',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls).toContain(`DELETE /v3/businesses/9/${FEEDS}/8`))
})

it('a catalog is named anew', async () => {
  const { calls } = openConsole('catalogs/5/sources', { rows: { catalogs: [catalog], [FEEDS]: [] } })
  const sent = vi.spyOn(globalThis, 'fetch')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit catalog' }))
  await screen.findByRole('dialog')
  type('Name', 'Plates')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some((call) => /^(PUT|PATCH) .*catalogs\/5$/.test(call))).toBe(true))
  const [, request] = sent.mock.calls.find(([, init]) => init?.body !== undefined) ?? []
  expect(JSON.parse(String(request?.body))).toMatchObject({ name: 'Plates', seen: { name: 'Bowls' } })
})
