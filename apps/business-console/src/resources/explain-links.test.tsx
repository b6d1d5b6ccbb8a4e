import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccessPreviewView } from '@tessera/api-types/asset-access/views'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const business = { id: '9', name: 'Kiln' }
const shared = {
  adAccounts: [],
  profiles: [],
  expired_access: [],
  assets_summary: { ad_accounts: 0, profiles: 0 },
}
const named = { id: '1', name: 'Lamps', image_medium_url: null, employees: [], partners: [], permissions: [] }
const asset = {
  ...named,
  expired_access: { employees: [], partners: [] },
  owner_business: business,
  abilities: { can_share: true, can_edit: true },
}
const person = {
  ...named,
  ...shared,
  full_name: 'Lamps',
  username: 'lamps',
  business_roles: ['EMPLOYEE'],
  created_time: '2026-01-01T00:00:00.000Z',
  last_active_time: null,
  assetGroups: [],
  abilities: { can_edit_assets: true },
}
const rows = {
  employees: [person],
  partners: [
    {
      ...named,
      ...shared,
      received: shared,
      assetGroups: [],
      catalogs: [],
      direction: 'GIVEN',
      abilities: { can_edit: true, can_delete: true },
    },
  ],
  profiles: [{ ...asset, full_name: 'Lamps', username: 'lamps' }],
  catalogs: [{ ...asset, status: 'ACTIVE', product_count: 0, country: 'DE' }],
  tags: [
    {
      ...named,
      adAccounts: [],
      child_tags: [],
      snippet: '',
      last_fired_event: null,
      abilities: { can_edit: true },
    },
  ],
  audiences: [{ ...asset, type: 'CUSTOMER_LIST', size: 5, status: 'READY', shared_with: [] }],
  'ad-accounts': [{ ...asset, country: 'DE', currency: 'EUR', status: 'ACTIVE' }],
  'asset-groups': [
    {
      ...named,
      description: '',
      asset_group_types: ['OTHER'],
      child_ad_account_ids: ['1'],
      child_profile_ids: ['1'],
    },
  ],
  'asset-groups/1/employees': [{ ...person, ends_at: null, is_expired: false }],
  'asset-groups/1/partners': [{ ...named, ends_at: null, is_expired: false }],
}

const address = (asked: string) => `/business/9/hub/access?${asked}`

describe('what explains access', () => {
  it.each([
    ['people/1', 'by=PERSON&who=1&type=AD_ACCOUNT&asset='],
    ['partners/1', 'by=PARTNER&who=1&type=AD_ACCOUNT&asset='],
    ['profiles/1', 'by=PERSON&who=&type=PROFILE&asset=1'],
    ['catalogs/1', 'by=PERSON&who=&type=CATALOG&asset=1'],
    ['tags/1', 'by=PERSON&who=&type=TAG&asset=1'],
  ])('is a link in the head of %s', async (place, asked) => {
    openConsole(place, { rows })
    expect(await screen.findByRole('link', { name: 'Explain access' })).toHaveAttribute(
      'href',
      address(asked),
    )
  })

  it.each([
    ['ad-accounts', 'by=PERSON&who=&type=AD_ACCOUNT&asset=1'],
    ['tags', 'by=PERSON&who=&type=TAG&asset=1'],
    ['audiences', 'by=PERSON&who=&type=AUDIENCE&asset=1'],
    ['asset-groups/1', 'by=PERSON&who=&type=AD_ACCOUNT&asset=1'],
    ['asset-groups/1/profiles', 'by=PERSON&who=&type=PROFILE&asset=1'],
    ['asset-groups/1/people', 'by=PERSON&who=1&type=AD_ACCOUNT&asset='],
    ['asset-groups/1/partners', 'by=PARTNER&who=1&type=AD_ACCOUNT&asset='],
  ])('is in the menu of each row of %s', async (place, asked) => {
    const { asking } = openConsole(place, { rows })
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Lamps' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Explain access' }))
    await vi.waitFor(() => expect(asking()).toBe(`?${asked}`))
  })
})

describe('who loses or gains what', () => {
  const preview = AccessPreviewView.parse({
    effects: [
      {
        subject: { id: '1', name: 'Agency North', type: 'PARTNER' },
        asset: { id: '5', name: 'Summer', type: 'AD_ACCOUNT' },
        before: ['ANALYST'],
        after: [],
        ends_at_before: null,
        ends_at: null,
      },
    ],
    losing: { people: 0, partners: 1, assets: 1 },
  })
  const answers = { '/v3/businesses/9/asset_access/preview/': { data: preview } }

  it('is said before a partnership ends', async () => {
    const { calls } = openConsole('partners/1', { rows, answers })
    fireEvent.click(await screen.findByRole('button', { name: /^(End|Remove|Delete)/ }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('1 partner will lose access to 1 asset')).toBeVisible()
    expect(within(dialog).getByText('Agency North on Summer')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  })

  it('is said before a holder of a catalog loses it', async () => {
    const holders = {
      'catalogs/1/employees': [
        { id: '7', name: 'Ed', permissions: ['ANALYST'], ends_at: null, is_expired: false },
      ],
    }
    const { calls } = openConsole('catalogs/1', { rows: { ...rows, ...holders }, answers })
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for Ed' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove access' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove access for Ed?' })
    expect(await within(dialog).findByText('1 partner will lose access to 1 asset')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove access' }))
    await vi.waitFor(() => expect(calls).toContain('DELETE /v3/businesses/9/catalogs/1/employees/7'))
  })

  it('is said before new access is given', async () => {
    openConsole('people/1', { rows, answers })
    fireEvent.click(await screen.findByRole('button', { name: 'Give access to ad accounts' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByRole('combobox', { name: /^Ad accounts/ }), {
      target: { value: 'Lam' },
    })
    fireEvent.click(await screen.findByRole('option', { name: 'Lamps' }))
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /^Permissions/ }))
    fireEvent.click(await screen.findByRole('option', { name: 'Analyst' }))
    expect(await within(dialog).findByText('Agency North on Summer')).toBeInTheDocument()
  })
})
