import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const business = { id: '9', name: 'Kiln' }
const nothing = { ad_accounts: 0, profiles: 0 }
const shared = { assets_summary: nothing, adAccounts: [], profiles: [], expired_access: [] }
const named = {
  id: '1',
  name: 'Lamps',
  employees: [],
  partners: [],
  permissions: [],
  roles: [],
  abilities: {},
}
const sent = {
  id: '1',
  business_id: '9',
  status: 'PENDING',
  invite_data: { sent_at: '2026-01-01T00:00:00.000Z', expires_at: '2026-02-01T00:00:00.000Z' },
}
const rows = {
  people: {
    ...named,
    full_name: 'Lamps',
    username: 'lamps',
    image_medium_url: null,
    business_roles: ['EMPLOYEE'],
    ...shared,
    assetGroups: [],
  },
  partners: { ...named, ...shared, assetGroups: [], catalogs: [], received: shared, direction: 'GIVEN' },
  invites: {
    ...sent,
    invite_type: 'EMPLOYEE',
    invited: { email: 'Lamps', full_name: null, username: null },
    invited_by: null,
    business_roles: ['EMPLOYEE'],
    assets: [],
  },
  requests: { ...sent, request_type: 'PARTNER', partner: { id: '8', name: 'Lamps' }, assets: [] },
  'ad-accounts': { ...named, country: 'DE', currency: 'EUR', status: 'ACTIVE', owner_business: business },
  'asset-groups': {
    ...named,
    description: '',
    asset_group_types: ['OTHER'],
    child_ad_account_ids: [],
    child_profile_ids: [],
  },
  profiles: { ...named, full_name: 'Lamps', username: 'lamps', owner_business: business },
  catalogs: { ...named, country: 'DE', status: 'ACTIVE', product_count: 0, owner_business: business },
  tags: { ...named, adAccounts: [], child_tags: [], snippet: '', last_fired_event: null },
  invoices: {
    id: '1',
    invoice_number: 'Lamps',
    ad_account_name: 'Summer',
    period_start: '2026-01-01',
    due_at: null,
    status: 'PROGRESS',
    total_micros: 1_000_000,
    currency: 'EUR',
  },
}
type Table = keyof typeof rows

const path = (table: Table) => `/v3/businesses/9/${table === 'people' ? 'employees' : table}`
const place = (table: Table) => (table === 'requests' ? 'invites/requests' : table)
const listed = (table: Table) => Response.json([rows[table]], { headers: { 'Content-Range': 'rows 0-0/1' } })
const refused = () => Response.json({ message: 'Out of order' }, { status: 500 })

describe('a table of the hub', () => {
  it.each(Object.keys(rows) as Table[])(
    'B-3.01 B-3.30 %s waits for its rows, says why there are none, and has them by Retry',
    async (table) => {
      let asked = 0
      let answer: () => Response = refused
      let begin: () => void = () => undefined
      const begun = new Promise<void>((resolve) => (begin = resolve))
      const next = async () => ((asked += 1), await begun, answer())
      openConsole(place(table), { rows: {}, answers: { [path(table)]: next } })
      await waitFor(() => expect(asked).toBeGreaterThan(0))
      expect(screen.queryByText('Lamps')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      begin()
      expect(await screen.findByText('Out of order')).toBeVisible()
      answer = () => listed(table)
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
      expect((await screen.findAllByText('Lamps'))[0]).toBeVisible()
      await waitFor(() => expect(screen.queryByText('Out of order')).toBeNull())
    },
  )

  it.each(['people', 'partners', 'asset-groups', 'profiles', 'catalogs'] as const)(
    'B-3.01 a record of %s is held by its id: its page has it while it is read again',
    async (table) => {
      const answers = [Response.json(rows[table])]
      const later = new Promise<Response>(() => undefined)
      const { calls } = openConsole(table, {
        rows: {},
        answers: { [path(table)]: () => listed(table), [`${path(table)}/1`]: () => answers.shift() ?? later },
      })
      const open = async () => {
        fireEvent.click((await screen.findAllByRole('link', { name: /Lamps$/ }))[0]!)
        expect(await screen.findByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible()
      }
      await open()
      fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
      await open()
      await waitFor(() => expect(calls.filter((call) => call === `GET ${path(table)}/1`)).toHaveLength(2))
    },
  )

  it('B-3.30 permissions of a person wait, say why they cannot be read, and are there by Retry', async () => {
    const account = { id: '5', name: 'Summer', roles: ['ANALYST'], permissions: ['ANALYST'] }
    const granted_by = [
      { type: 'DIRECT', id: null, name: null, permissions: ['ANALYST'], ends_at: null, is_expired: false },
    ]
    const person = { ...rows.people, adAccounts: [{ ...account, granted_by }] }
    const answers = [refused(), Response.json(person)]
    openConsole('people/1', {
      rows: {},
      answers: { '/v3/businesses/9/employees/1': () => answers.shift() ?? refused() },
    })
    expect(await screen.findByText('Out of order')).toBeVisible()
    expect(screen.queryByText('Analyst')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Analyst')).toBeVisible()
  })
})
