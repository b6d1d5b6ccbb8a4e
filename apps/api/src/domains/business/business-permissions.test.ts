import { describe, expect, it } from 'vitest'
import type { AssetPermission, BusinessRole } from '@tessera/api-types/business/roles'
import {
  canChangeRole,
  canEditAssets,
  canGrant,
  canManageAsset,
  canReadAsset,
  canRemove,
  fitsType,
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
