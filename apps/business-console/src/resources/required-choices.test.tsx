import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const person = {
  id: '1',
  full_name: 'Ed Park',
  username: 'ed',
  email: null,
  image_medium_url: null,
  business_roles: ['EMPLOYEE'],
  created_time: '2026-01-01T00:00:00.000Z',
  last_active_time: null,
  adAccounts: [],
  profiles: [],
  catalogs: [],
  assetGroups: [],
  expired_access: [],
  assets_summary: { ad_accounts: 0, profiles: 0 },
  version: 1,
  abilities: { can_edit_role: true, can_edit_assets: true, can_delete: true },
}
const settings = {
  name: 'Summer',
  country: 'DE',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  spend_cap_micros: null,
  notification_emails: [],
  business_address: null,
}
const listed = {
  id: '1',
  name: 'Summer',
  country: 'DE',
  currency: 'EUR',
  status: 'ACTIVE',
  employees: [],
  partners: [],
  permissions: ['OWNER'],
  expired_access: { employees: [], partners: [] },
  owner_business: { id: '9', name: 'Kiln' },
  abilities: { can_edit: true, can_share: true },
}
const account = { id: '1', adAccountId: '1', settings, version: 1, abilities: { can_edit: true } }

it.each([
  ['people/1', 'Role'],
  ['ad-accounts/1/settings', 'Country'],
  ['ad-accounts/1/settings', 'Currency'],
])('on %s, %s cannot be left empty', async (place, name) => {
  openConsole(place, {
    rows: { employees: [person], 'ad-accounts': [listed], 'ad-account-settings': [account] },
  })
  const [field] = await screen.findAllByRole('combobox', { name })
  if (field) fireEvent.mouseDown(field)
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent?.trim())).not.toContain('')
  expect(options.length).toBeGreaterThan(1)
})
