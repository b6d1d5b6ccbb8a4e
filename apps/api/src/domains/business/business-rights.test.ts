import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationName } from '@tessera/api-types/routes'
import type { Viewer } from '@tessera/shared-auth'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { businessOperations } from './operations.ts'
import { saveGroupPartner } from './group-partner-store.ts'
import { insertPartnership, savePartnerGrant } from './partnership-store.ts'
import { aClientAndAnAgency } from './testing/two-businesses.ts'
import { aBusiness, aColleague, anAdAccount, operation } from './testing/a-business.ts'

type Who = 'visitor' | 'nobody' | 'stranger' | 'employee' | 'admin' | 'owner'
type Outcome =
  | 'ok'
  | 'SIGN_IN_REQUIRED'
  | 'BUSINESS_NOT_FOUND'
  | 'NOT_ALLOWED'
  | 'ASSET_NOT_FOUND'
  | 'ASSET_GROUP_NOT_FOUND'

/** What each kind of caller gets, in the order of {@link everyone}. */
type Row = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

const everyone: readonly Who[] = ['visitor', 'nobody', 'stranger', 'employee', 'admin', 'owner']
const missing = ['SIGN_IN_REQUIRED', 'BUSINESS_NOT_FOUND', 'BUSINESS_NOT_FOUND'] as const
const members: Row = [...missing, 'ok', 'ok', 'ok']
const managers: Row = [...missing, 'NOT_ALLOWED', 'ok', 'ok']
const ownerOnly: Row = [...missing, 'NOT_ALLOWED', 'NOT_ALLOWED', 'ok']
const groupMembers: Row = [...missing, 'ASSET_GROUP_NOT_FOUND', 'ok', 'ok']
const holders: Row = [...missing, 'ASSET_NOT_FOUND', 'ok', 'ok']

interface World {
  businessId: string
  employeeId: string
  heirId: string
  accountId: string
  profileId: string
  inviteId: string
  groupId: string
  partnerId: string
  requestId: string
  historyId: string
}

interface Case {
  input: (world: World) => object
  expected: Row
}

const record =
  (pick: keyof World, more: object = {}) =>
  (world: World) => ({
    business_id: world.businessId,
    id: world[pick],
    ...more,
  })
const inside =
  (more: object = {}) =>
  ({ businessId }: World) => ({ business_id: businessId, ...more })

const inGroup = (more: (world: World) => object) => (world: World) => ({
  business_id: world.businessId,
  asset_group_id: world.groupId,
  ...more(world),
})

const account = { name: 'Winter', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' }

/** Calls of no business, which any member may make, are covered by their own tests. */
const withoutBusiness = [
  'business.list',
  'business.create',
  'receivedInvites.get',
  'receivedInvites.accept',
  'receivedInvites.decline',
  'receivedInvites.claim',
]

const cases: Partial<Record<OperationName, Case>> = {
  'business.get': { input: inside(), expected: members },
  'business.update': { input: inside({ vertical: 'TRAVEL' }), expected: managers },
  'business.close': { input: inside(), expected: ownerOnly },
  'business.transferOwnership': {
    input: ({ businessId, heirId }) => ({ business_id: businessId, user_id: heirId }),
    expected: ownerOnly,
  },
  'employees.list': { input: inside(), expected: members },
  'employees.get': { input: record('employeeId'), expected: members },
  'employees.update': { input: record('heirId', { business_roles: ['EMPLOYEE'] }), expected: managers },
  'employees.delete': { input: record('heirId'), expected: managers },
  'invites.list': { input: inside(), expected: managers },
  'invites.get': { input: record('inviteId'), expected: managers },
  'invites.create': { input: inside({ invitees: ['new@tessera.test'] }), expected: managers },
  'invites.delete': { input: record('inviteId'), expected: managers },
  'invites.refresh': { input: record('inviteId'), expected: managers },
  'adAccounts.list': { input: inside(), expected: members },
  'adAccounts.get': { input: record('accountId'), expected: holders },
  'adAccounts.create': { input: inside(account), expected: managers },
  'adAccounts.update': { input: record('accountId', { name: 'Spring' }), expected: holders },
  'adAccountSettings.get': { input: record('accountId'), expected: holders },
  'adAccountSettings.update': {
    input: record('accountId', { settings: { spend_cap_micros: 5_000_000 } }),
    expected: holders,
  },
  'profiles.list': { input: inside(), expected: members },
  'profiles.get': { input: record('profileId'), expected: holders },
  'profiles.update': { input: record('profileId'), expected: holders },
  'partnerInvites.create': {
    input: inside({ invite_type: 'PARTNER', partner: 'agency@tessera.test' }),
    expected: managers,
  },
  'partners.list': { input: inside(), expected: managers },
  'partners.get': { input: record('partnerId'), expected: managers },
  'partners.update': {
    input: ({ businessId, partnerId, accountId }) => ({
      business_id: businessId,
      id: partnerId,
      adAccounts: [{ id: accountId, permissions: ['ANALYST'] }],
    }),
    expected: managers,
  },
  'partners.delete': { input: record('partnerId'), expected: managers },
  'partnerRequests.list': { input: inside(), expected: managers },
  'partnerRequests.get': { input: record('requestId'), expected: managers },
  'partnerRequests.update': { input: record('requestId', { status: 'ACCEPTED' }), expected: managers },
  'assetGroupPartners.list': { input: inGroup(() => ({})), expected: groupMembers },
  'assetGroupPartners.create': {
    input: inGroup(({ partnerId }) => ({ items: [{ id: partnerId, permissions: ['ANALYST'] }] })),
    expected: groupMembers,
  },
  'assetGroupPartners.update': {
    input: inGroup(({ partnerId }) => ({ id: partnerId, permissions: ['ADMIN'] })),
    expected: groupMembers,
  },
  'assetGroupPartners.delete': {
    input: inGroup(({ partnerId }) => ({ id: partnerId })),
    expected: groupMembers,
  },
  'managedClients.list': { input: inside(), expected: managers },
  'managedClients.get': { input: record('partnerId'), expected: managers },
  'managedClients.delete': { input: record('partnerId'), expected: managers },
  'permissions.list': { input: inside(), expected: members },
  'history.list': { input: inside(), expected: managers },
  'history.get': { input: record('historyId'), expected: managers },
  'assetGroups.list': { input: inside(), expected: members },
  'assetGroups.get': { input: record('groupId'), expected: groupMembers },
  'assetGroups.create': { input: inside({ name: 'Autumn' }), expected: managers },
  'assetGroups.update': { input: record('groupId', { name: 'Renamed' }), expected: groupMembers },
  'assetGroups.delete': { input: record('groupId'), expected: groupMembers },
  'assetGroupEmployees.list': { input: inGroup(() => ({})), expected: groupMembers },
  'assetGroupEmployees.create': {
    input: inGroup(({ employeeId }) => ({ items: [{ id: employeeId, permissions: ['ANALYST'] }] })),
    expected: groupMembers,
  },
  'assetGroupEmployees.update': {
    input: inGroup(({ heirId }) => ({ id: heirId, permissions: ['ADMIN'] })),
    expected: groupMembers,
  },
  'assetGroupEmployees.delete': {
    input: inGroup(({ heirId }) => ({ id: heirId })),
    expected: groupMembers,
  },
}

const grid = Object.entries(cases).flatMap(([name, { input, expected }]) =>
  everyone.map((who, index) => ({ name: name as OperationName, input, who, outcome: expected[index] })),
)

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

/** Everything is made anew for each cell, so that no call sees what another one did. */
async function aWorld(): Promise<World & { callers: Record<Who, Viewer> }> {
  const business = await aBusiness(deps)
  const other = await aBusiness(deps, 'Elsewhere')
  const employee = await aColleague(deps, business.id)
  const admin = await aColleague(deps, business.id, 'ADMIN')
  const heir = await aColleague(deps, business.id, 'ADMIN', 'Hedda Heir')
  const accountId = await anAdAccount(deps, business.id)
  const call = callAs(deps, business.owner)
  // A client of the business, which is an agency; its request waits.
  const { agency: partner } = await aClientAndAnAgency(deps)
  await deps.read
    .updateTable('businesses')
    .set({ accountType: 'agency' })
    .where('id', '=', business.id)
    .execute()
  await insertPartnership(deps.read, [business.id, partner.id], deps.now())
  const theirs = { businessId: partner.id, partnerId: business.id }
  const theirAccount = { id: partner.accountId, type: 'AD_ACCOUNT' } as const
  await savePartnerGrant(
    deps.read,
    { ...theirs, asset: theirAccount },
    { permissions: ['ANALYST'], endsAt: null },
    deps.now(),
  )
  const request = await partner.call<{ id: string }>('partnerInvites.create', {
    invite_type: 'PARTNER_REQUEST',
    partner: business.id,
  })
  const invites = (await call(operation('invites.create'), {
    business_id: business.id,
    invitees: ['guest@tessera.test'],
  })) as { id: string }
  const group = (await call(operation('assetGroups.create'), {
    business_id: business.id,
    name: 'Spring',
  })) as { id: string }
  await call(operation('assetGroupEmployees.create'), {
    business_id: business.id,
    asset_group_id: group.id,
    items: [{ id: heir.userId, permissions: ['ANALYST'] }],
  })
  const inGroupOf = { businessId: business.id, groupId: group.id, partnerId: partner.id }
  await saveGroupPartner(deps.read, inGroupOf, { permissions: ['ANALYST'], endsAt: null }, deps.now())
  const history = (await call(operation('history.list'), { business_id: business.id })) as {
    items: { id: string }[]
  }
  return {
    businessId: business.id,
    groupId: group.id,
    partnerId: partner.id,
    requestId: request.id,
    historyId: history.items[0]?.id ?? '',
    employeeId: employee.userId,
    heirId: heir.userId,
    accountId,
    profileId: business.profileId,
    inviteId: invites.id,
    callers: {
      visitor,
      nobody: await aMember(deps),
      stranger: other.owner,
      employee,
      admin,
      owner: business.owner,
    },
  }
}

describe('rights of each operation of a business', () => {
  it.each(grid)('B-1.08 $name by $who gives $outcome', async ({ name, input, who, outcome }) => {
    const world = await aWorld()
    const answer = await callAs(deps, world.callers[who])(operation(name), input(world)).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    )
    expect(answer).toBe(outcome)
  })

  it('leaves no operation out', () => {
    const names = businessOperations.map(({ contract }) => contract.route.name)
    expect([...Object.keys(cases), ...withoutBusiness].sort()).toEqual(names.sort())
  })
})
