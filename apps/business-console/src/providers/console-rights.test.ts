import { describe, expect, it } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import { isAllowed } from './console-rights.ts'

const abilitiesOf = (isManager: boolean, isOwner = false): BusinessView['abilities'] => ({
  can_edit: isManager,
  can_transfer: isOwner,
  can_manage_people: isManager,
  can_create_ad_accounts: isManager,
  can_create_tags: isManager,
  can_create_audiences: isManager,
  can_create_catalogs: isManager,
  can_see_invoices: isManager,
  can_see_history: isManager,
  can_manage_partners: false,
  can_manage_clients: false,
  can_manage_asset_groups: isManager,
  can_manage_hierarchy: isManager,
  can_name_managers: isManager,
})

const business = (abilities: BusinessView['abilities']): BusinessView => ({
  id: '9',
  name: 'Kiln',
  vertical: 'PETS',
  country: 'DE',
  currency: 'EUR',
  website: null,
  contact_email: null,
  account_type: 'advertiser',
  owner_user_id: '1',
  created_time: '2026-01-01T00:00:00.000Z',
  version: 1,
  business_roles: ['EMPLOYEE'],
  abilities,
})

const owner = business(abilitiesOf(true, true))
const admin = business(abilitiesOf(true))
const employee = business(abilitiesOf(false))

/** Resource, action, and whether owner, admin and employee are offered it. */
const table: [string, string, boolean, boolean, boolean][] = [
  ['people', 'list', true, true, true],
  ['people', 'edit', true, true, true],
  ['people', 'delete', true, true, false],
  ['invites', 'list', true, true, false],
  ['invites', 'create', true, true, false],
  ['ad-accounts', 'list', true, true, true],
  ['ad-accounts', 'create', true, true, false],
  ['profiles', 'list', true, true, true],
  ['profiles', 'create', false, false, false],
  ['history', 'list', true, true, false],
  ['settings', 'edit', true, true, false],
  ['settings', 'transfer', true, false, false],
  ['settings', 'close', true, false, false],
  ['unknown', 'list', false, false, false],
]

describe('what the screens offer', () => {
  it.each(table)('B-6.12 %s %s: owner %s, admin %s, employee %s', (resource, action, ...expected) => {
    const given = [owner, admin, employee].map((each) => isAllowed(each, { resource, action }))
    expect(given).toEqual(expected)
  })

  it.each([
    ['invoices', 'list', 'can_see_invoices'],
    ['catalogs', 'create', 'can_create_catalogs'],
    ['audiences', 'create', 'can_create_audiences'],
    ['tags', 'create', 'can_create_tags'],
  ] as const)('B-6.09 B-6.12 %s %s: an employee who %s', (resource, action, ability) => {
    const able = business({ ...abilitiesOf(false), [ability]: true })
    const asked = { resource, action }
    expect([employee, able].map((each) => isAllowed(each, asked))).toEqual([false, true])
  })

  it('B-6.12 follows the abilities of the record where it brings some', () => {
    const record = { abilities: { can_delete: false, can_edit: false } }
    expect(isAllowed(owner, { resource: 'people', action: 'delete', record })).toBe(false)
    expect(isAllowed(owner, { resource: 'ad-accounts', action: 'edit', record })).toBe(false)
  })

  it('who may list asset groups may list their people', () => {
    const business = { abilities: abilitiesOf(false) } as BusinessView
    expect(isAllowed(business, { resource: 'asset-groups/5/employees', action: 'list' })).toBe(true)
    expect(isAllowed(business, { resource: 'asset-groups/5/employees', action: 'delete' })).toBe(false)
    expect(isAllowed(business, { resource: 'anything/5/employees', action: 'list' })).toBe(false)
  })
})
