import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

/** What a list was asked for last. */
const lastFilter = (asked: readonly URL[], list: string) =>
  JSON.parse(
    asked.findLast(({ pathname }) => pathname === `/v3/businesses/9/${list}`)?.searchParams.get('filter') ??
      '{}',
  ) as Record<string, unknown>

it('B-2.39 the number of ad accounts of a tag opens a dialog that lists them', async () => {
  const summer = { id: '5', name: 'Summer', country: 'DE', currency: 'EUR' }
  const tag = {
    id: '1',
    name: 'Web shop',
    adAccounts: [summer],
    child_tags: [],
    abilities: { can_edit: true },
    last_fired_event: null,
  }
  openConsole('tags', { rows: { tags: [tag], 'tags/1/ad-accounts': [summer] } })
  fireEvent.click(await screen.findByRole('button', { name: '1 ad account' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Web shop/ }))
  expect(await dialog.findByRole('cell', { name: 'Summer' })).toBeVisible()
})

describe('audiences', () => {
  it.each([
    ['B-2.42 the shared view', 'Shared', 'shared'],
    ['B-2.43 the received view', 'Received', 'received'],
  ])('%s asks for those alone', async (_row, word, view) => {
    const audience = {
      id: '1',
      name: 'Visitors',
      type: 'VISITOR',
      size: 2000,
      status: 'READY',
      owner_business: { id: '9', name: 'Kiln' },
      shared_with: [{ id: '8', name: 'Agency North', ends_at: null, is_expired: false }],
      abilities: {},
    }
    const { asked, here } = openConsole('audiences', { rows: { audiences: [audience] } })
    fireEvent.click(await screen.findByRole('link', { name: word }))
    expect(here()).toBe(`audiences/${view}`)
    await waitFor(() => expect(lastFilter(asked, 'audiences')).toMatchObject({ view }))
    expect(await screen.findByText('Visitors')).toBeVisible()
  })

  it('B-3.22 one that is still being found is read again until it is ready', async () => {
    const audience = {
      id: '1',
      name: 'Visitors',
      type: 'VISITOR',
      size: null as number | null,
      status: 'PROCESSING',
      owner_business: { id: '9', name: 'Kiln' },
      shared_with: [],
      abilities: {},
    }
    const { asked } = openConsole('audiences', { rows: { audiences: [audience] } })
    expect(await screen.findByText('Processing')).toBeVisible()
    Object.assign(audience, { size: 2000, status: 'READY' })
    expect(await screen.findByText('2,000', {}, { timeout: 8_000 })).toBeVisible()
    const reads = () => asked.filter(({ pathname }) => pathname === '/v3/businesses/9/audiences').length
    expect(reads()).toBe(2)
  })

  it.each([
    ['shared', 'You haven’t shared an audience yet'],
    ['received', 'No one has shared an audience with you yet'],
  ])('an empty %s view says whose audiences are missing', async (view, title) => {
    openConsole(`audiences/${view}`, { rows: { audiences: [] } })
    expect(await screen.findByText(title)).toBeVisible()
  })
})

it('B-2.37 a catalog whose file is being read is read again until it is through, with its runs', async () => {
  const catalog = {
    id: '1',
    name: 'Kitchen',
    status: 'PROCESSING',
    product_count: 0,
    owner_business: { id: '9', name: 'Kiln' },
    abilities: {},
  }
  const run = {
    id: '3',
    feed_id: '4',
    feed_name: 'All goods',
    state: 'RUNNING',
    rows: 0,
    faults: 0,
    added: 0,
    changed: 0,
    removed: 0,
    created_time: '2026-01-01T00:00:00Z',
  }
  openConsole('catalogs/1/runs', { rows: { catalogs: [catalog], 'catalogs/1/runs': [run] } })
  expect(await screen.findByText('Processing')).toBeVisible()
  Object.assign(run, { state: 'DONE', rows: 7411 })
  Object.assign(catalog, { status: 'ACTIVE' })
  expect(await screen.findByText('7,411', {}, { timeout: 8_000 })).toBeVisible()
  expect(await screen.findByText('Active', {}, { timeout: 8_000 })).toBeVisible()
})

describe('invoices', () => {
  const invoices = [
    {
      id: '1',
      invoice_number: null,
      ad_account_name: 'Summer',
      period_start: '2026-01-01',
      due_at: null,
      status: 'PROGRESS',
      total_micros: 1_000_000,
      currency: 'EUR',
    },
  ]
  const open = (is_visible: boolean) =>
    openConsole('invoices/paid', {
      rows: { invoices },
      answers: { '/v3/businesses/9/invoice_tabs/': { status: 'success', data: { is_visible } } },
    })

  it('B-2.53 without the flag no tabs are drawn, and what is in progress stands there', async () => {
    const { asked } = open(false)
    expect(await screen.findByRole('cell', { name: 'Summer' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: /invoices/i })).toBeNull()
    expect(lastFilter(asked, 'invoices')).toMatchObject({ tab: 'PROGRESS' })
  })

  it('B-2.53 with it the tabs are there, and the one in the address is open', async () => {
    const { asked } = open(true)
    await waitFor(() => expect(lastFilter(asked, 'invoices')).toEqual({ tab: 'PAID' }))
    expect(screen.getAllByRole('link', { name: /In progress|Issued|Overdue|Paid/ })).toHaveLength(4)
  })
})

it('B-2.56 a narrower range of days asks the history for changes in it alone', async () => {
  const entry = {
    id: '1',
    occurred_at: '2026-01-05T12:00:00.000Z',
    actor: { id: '7', username: 'olga', full_name: 'Olga Owner', business_id: '9' },
    action: 'CREATE',
    entity_type: 'TAG',
    entity_id: '3',
    entity_name: 'Web shop',
    changes: [],
  }
  const { asked } = openConsole('history', { rows: { history: [entry] } })
  expect(await screen.findByText('Web shop')).toBeVisible()
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-01-04' } })
  fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '2026-01-06' } })
  await waitFor(() =>
    expect(lastFilter(asked, 'history')).toMatchObject({ date_from: '2026-01-04', date_to: '2026-01-06' }),
  )
})

describe('pages that everybody who may read the record may open', () => {
  const none = { can_edit: false, can_create_ad_accounts: false }
  const abilities = { can_edit: false, can_assign: false, can_share: false, can_delete: false }
  const holders = { employees: [], partners: [], expired_access: { employees: [], partners: [] } }
  const named = { id: '1', name: 'Lamps', full_name: 'Lamps', username: 'lamps', ...holders }

  it.each([
    ['tags', { adAccounts: [], child_tags: [], snippet: '', last_fired_event: null }],
    ['catalogs', { status: 'ACTIVE', product_count: 0, owner_business: { id: '9', name: 'Kiln' } }],
    ['profiles', { image_medium_url: null, owner_business: { id: '9', name: 'Kiln' }, permissions: [] }],
  ])('B-2.08 one of the %s opens without a right to change it', async (place, more) => {
    openConsole(`${place}/1`, { rows: { [place]: [{ ...named, ...more, abilities }] } }, none)
    expect(await screen.findByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible()
  })
})

describe('B-2.06 each place of the hub opens at its own address', () => {
  it.each([
    ['people', 'People'],
    ['partners', 'Partners'],
    ['invites', 'Pending invites and requests'],
    ['ad-accounts', 'Ad accounts'],
    ['asset-groups', 'Asset groups'],
    ['profiles', 'Profiles'],
    ['catalogs', 'Catalogs'],
    ['storefront', 'Storefront'],
    ['trends', 'Trends'],
    ['tags', 'Tags'],
    ['audiences/shared', 'Audiences'],
    ['audiences/received', 'Audiences'],
    ['hierarchy/ad-accounts', 'Business hierarchy'],
    ['managed-clients', 'Managed clients'],
    ['invoices/progress', 'Invoices'],
    ['history', 'History'],
  ])('%s', async (place, heading) => {
    const { here } = openConsole(place, { rows: {} }, { can_manage_clients: true })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(here()).toBe(place)
  })
})
