import { describe, expect, it } from 'vitest'
import type { AssetPermission, BusinessRole } from '@tessera/api-types/business/roles'
import {
  canAssign,
  canChangeRole,
  canClose,
  canCreateAdAccounts,
  canEditRole,
  canEditAssets,
  canGrant,
  canManageAsset,
  canReadAsset,
  canManagePeople,
  canRemove,
  canShare,
  canTransfer,
  exceedsShare,
  fitsType,
  isAllowed,
  mayGiveRole,
  permissionsOn,
  type Actor,
} from './business-permissions.ts'

const actor = (role: BusinessRole, grants: Record<string, AssetPermission[]> = {}): Actor => ({
  userId: '1',
  businessId: '9',
  role,
  grants: new Map(Object.entries(grants)),
  shared: new Map(),
})
const account = { id: '50', type: 'AD_ACCOUNT' } as const
const profile = { id: '60', type: 'PROFILE' } as const
const yesNo = (value: boolean) => (value ? 'yes' : 'no')

describe('B-6.11 safety of business roles', () => {
  const givings: [BusinessRole, BusinessRole, string][] = [
    ['OWNER', 'OWNER', 'no'],
    ['OWNER', 'ADMIN', 'yes'],
    ['OWNER', 'EMPLOYEE', 'yes'],
    ['ADMIN', 'OWNER', 'no'],
    ['ADMIN', 'ADMIN', 'yes'],
    ['ADMIN', 'EMPLOYEE', 'yes'],
    ['EMPLOYEE', 'OWNER', 'no'],
    ['EMPLOYEE', 'ADMIN', 'no'],
    ['EMPLOYEE', 'EMPLOYEE', 'no'],
  ]
  it.each(givings)('%s may give %s: %s', (role, given, expected) => {
    expect(yesNo(mayGiveRole(actor(role), given))).toBe(expected)
  })

  const touches: [BusinessRole, string, BusinessRole, string][] = [
    ['OWNER', '2', 'ADMIN', 'yes'],
    ['OWNER', '2', 'EMPLOYEE', 'yes'],
    ['OWNER', '1', 'OWNER', 'no'],
    ['ADMIN', '2', 'OWNER', 'no'],
    ['ADMIN', '2', 'ADMIN', 'yes'],
    ['ADMIN', '2', 'EMPLOYEE', 'yes'],
    ['ADMIN', '1', 'ADMIN', 'no'],
    ['EMPLOYEE', '2', 'EMPLOYEE', 'no'],
    ['EMPLOYEE', '1', 'EMPLOYEE', 'no'],
  ]
  it.each(touches)(
    '%s may demote or remove person %s who is %s: %s',
    (role, userId, targetRole, expected) => {
      const target = { userId, role: targetRole }
      expect(yesNo(canRemove(actor(role), target))).toBe(expected)
      expect(yesNo(canChangeRole(actor(role), target, 'EMPLOYEE'))).toBe(expected)
    },
  )
})

describe('effective permission', () => {
  it('B-1.08 is the union of the business role and the direct asset roles', () => {
    expect(permissionsOn(actor('OWNER'), account)).toEqual(['OWNER'])
    expect(permissionsOn(actor('ADMIN', { 50: ['ANALYST'] }), account)).toEqual(['ADMIN', 'ANALYST'])
    expect(permissionsOn(actor('ADMIN'), profile)).toEqual(['PROFILE_ADMIN'])
    expect(permissionsOn(actor('EMPLOYEE', { 50: ['ANALYST'] }), account)).toEqual(['ANALYST'])
    expect(permissionsOn(actor('EMPLOYEE'), account)).toEqual([])
  })

  it('B-6.08 an employee reads only the assets given to them', () => {
    expect(canReadAsset(actor('EMPLOYEE', { 50: ['ANALYST'] }), '50')).toBe(true)
    expect(canReadAsset(actor('EMPLOYEE', { 50: ['ANALYST'] }), '60')).toBe(false)
    expect(canReadAsset(actor('ADMIN'), '60')).toBe(true)
  })

  const inCharge: [BusinessRole, AssetPermission[], string][] = [
    ['OWNER', [], 'yes'],
    ['ADMIN', [], 'yes'],
    ['EMPLOYEE', ['ADMIN'], 'yes'],
    ['EMPLOYEE', ['CAMPAIGN_MANAGER', 'FINANCE_MANAGER'], 'no'],
    ['EMPLOYEE', [], 'no'],
  ]
  it.each(inCharge)('B-6.09 %s with %j is in charge of an ad account: %s', (role, held, expected) => {
    const someone = actor(role, held.length > 0 ? { 50: held } : {})
    expect(yesNo(canManageAsset(someone, account))).toBe(expected)
    expect(yesNo(canGrant(someone, { userId: '2', role: 'EMPLOYEE' }, account))).toBe(expected)
    expect(yesNo(canEditAssets(someone, { userId: '2', role: 'EMPLOYEE' }))).toBe(expected)
    expect(canGrant(someone, { userId: '1', role: 'EMPLOYEE' }, account)).toBe(false)
    expect(canGrant(someone, { userId: '3', role: 'OWNER' }, account)).toBe(false)
  })

  it('B-6.07 each asset type knows its own permissions', () => {
    expect(fitsType('AD_ACCOUNT', ['ANALYST', 'ADMIN'])).toBe(true)
    expect(fitsType('AD_ACCOUNT', ['PROFILE_PUBLISHER'])).toBe(false)
    expect(fitsType('PROFILE', ['PROFILE_PUBLISHER'])).toBe(true)
  })
})

it('managers run a business, its owner alone gives it away or closes it', () => {
  const roles = ['OWNER', 'ADMIN', 'EMPLOYEE'] as const
  for (const may of [canManagePeople, canCreateAdAccounts])
    expect(roles.map((role) => may(actor(role)))).toEqual([true, true, false])
  for (const may of [canTransfer, canClose])
    expect(roles.map((role) => may(actor(role)))).toEqual([true, false, false])
})

it('nobody changes a role above their own', () => {
  expect(canEditRole(actor('ADMIN'), { userId: '2', role: 'ADMIN' })).toBe(true)
  expect(canEditRole(actor('EMPLOYEE'), { userId: '2', role: 'EMPLOYEE' })).toBe(false)
  expect(canChangeRole(actor('ADMIN'), { userId: '2', role: 'EMPLOYEE' }, 'ADMIN')).toBe(true)
  expect(canChangeRole(actor('ADMIN'), { userId: '2', role: 'EMPLOYEE' }, 'OWNER')).toBe(false)
})

describe('an asset of a partner', () => {
  const holding = (role: BusinessRole, held: AssetPermission[], given: AssetPermission[] = []): Actor => ({
    ...actor(role, given.length > 0 ? { 50: given } : {}),
    shared: new Map([['50', held]]),
  })

  it('B-6.13 is held by managers as the business holds it, by others as it was passed on', () => {
    expect(permissionsOn(holding('OWNER', ['ANALYST']), account)).toEqual(['ANALYST'])
    expect(permissionsOn(holding('EMPLOYEE', ['ADMIN'], ['ANALYST']), account)).toEqual(['ANALYST'])
    expect(permissionsOn(holding('EMPLOYEE', ['ADMIN']), account)).toEqual([])
  })

  it('B-6.13 is passed on by managers alone, and shared by its owner alone', () => {
    expect(canAssign(holding('ADMIN', ['ANALYST']), account)).toBe(true)
    expect(canAssign(holding('EMPLOYEE', ['ADMIN'], ['ADMIN']), account)).toBe(false)
    expect(canShare(holding('OWNER', ['ADMIN']), account)).toBe(false)
    expect(canShare(actor('ADMIN'), account)).toBe(true)
    expect(canShare(actor('EMPLOYEE', { 50: ['ADMIN'] }), account)).toBe(false)
  })

  it('B-6.11 is passed on no further than it is held', () => {
    const analyst = holding('OWNER', ['ANALYST'])
    expect(exceedsShare(analyst, account, ['ANALYST'])).toBe(false)
    expect(exceedsShare(analyst, account, ['ANALYST', 'FINANCE_MANAGER'])).toBe(true)
    expect(exceedsShare(holding('OWNER', ['ADMIN']), account, ['FINANCE_MANAGER'])).toBe(false)
    expect(exceedsShare(actor('OWNER'), account, ['FINANCE_MANAGER'])).toBe(false)
  })
})

it('the full permission and ownership include every other one', () => {
  expect(isAllowed(['OWNER'], 'ANALYST')).toBe(true)
  expect(isAllowed(['ADMIN'], 'ANALYST')).toBe(true)
  expect(isAllowed(['FINANCE_MANAGER'], 'ANALYST', 'FINANCE_MANAGER')).toBe(true)
  expect(isAllowed(['FINANCE_MANAGER'], 'ANALYST')).toBe(false)
  expect(isAllowed([], 'ANALYST')).toBe(false)
})

it('who changes assets of a person is a manager or in charge of one, and neither that person nor before the owner', () => {
  expect(canEditAssets(actor('ADMIN'), { userId: '1', role: 'EMPLOYEE' })).toBe(false)
  expect(canEditAssets(actor('ADMIN'), { userId: '2', role: 'OWNER' })).toBe(false)
  expect(canEditAssets(actor('EMPLOYEE', { 60: ['PROFILE_ADMIN'] }), { userId: '2', role: 'EMPLOYEE' })).toBe(
    true,
  )
})
