import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AccessPreviewView, Effect } from '@tessera/api-types/asset-access/views'
import type { AssetType } from '@tessera/api-types/business/roles'
import type { AssetGrant } from '@tessera/api-types/business/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { joined } from '../../kernel/transaction-scope.ts'
import { addGroupMembers, changeGroupMember, removeGroupMember } from './asset-group-member-service.ts'
import { changeGroup, removeGroup } from './asset-group-service.ts'
import { lockedAccess } from './business-access-service.ts'
import { changeEmployee, findEmployee, removeEmployee } from './employee-service.ts'
import { addGroupPartners, changeGroupPartner, removeGroupPartner } from './group-partner-service.ts'
import { groupMembers } from './asset-group-member-store.ts'
import { groupPartners } from './group-partner-store.ts'
import { lockBoth } from './partner-grant-service.ts'
import { changePartner, removePartner } from './partner-service.ts'
import { partnership } from './partnership-store.ts'
import { sharedAssets } from './partner-view.ts'
import { grantsBetween } from './shared-asset-store.ts'
import { effectsBetween, endOfWays, type Held } from './access-effect-rules.ts'
import { holdersOfGroup } from './access-subject-store.ts'

/** A change of who works with ad accounts and profiles. */
export type BusinessChange = Exclude<AccessChange, CatalogChange>
export type CatalogChange = Extract<AccessChange, { type: 'CATALOG_PERSON' | 'CATALOG_PARTNER' }>

export type PreviewNeeds = Pick<
  Deps,
  'limits' | 'mailer' | 'newId' | 'now' | 'randomBytes' | 'read' | 'site' | 'transact'
>

/** Ends the transaction in which a change was only tried. */
class TriedOut extends Error {
  readonly preview: AccessPreviewView
  constructor(preview: AccessPreviewView) {
    super('A change was tried out.')
    this.preview = preview
  }
}

/** Does some work in a transaction that is taken back, with calls that would begin one joining it. */
export async function triedOut<D extends Pick<Deps, 'transact'>>(
  deps: D,
  work: (tx: Db, inside: D) => Promise<AccessPreviewView>,
): Promise<AccessPreviewView> {
  try {
    return await deps.transact(async (tx): Promise<never> => {
      throw new TriedOut(await work(tx, joined(deps, tx)))
    })
  } catch (error) {
    if (error instanceof TriedOut) return error.preview
    throw error
  }
}

/** Makes the change by the call that would make it, looks at who reaches what then, and takes it back. */
export const previewChange = (
  viewer: Member,
  businessId: string,
  change: BusinessChange,
  deps: PreviewNeeds,
): Promise<AccessPreviewView> =>
  triedOut(deps, async (tx, inside) => {
    if (change.type === 'PARTNER' || change.type === 'PARTNER_REMOVAL') {
      await lockBoth(tx, businessId, change.id)
    }
    await lockedAccess(tx, businessId, viewer.userId)
    const concerned = await concernedBy(tx, businessId, change)
    const before = await heldBy(viewer, businessId, concerned, inside)
    await make(viewer, businessId, change, inside)
    return effectsBetween(before, await heldBy(viewer, businessId, concerned, inside))
  })

interface Concerned {
  people: string[]
  partners: string[]
}

async function concernedBy(tx: Db, businessId: string, change: BusinessChange): Promise<Concerned> {
  switch (change.type) {
    case 'PERSON':
    case 'PERSON_REMOVAL':
    case 'GROUP_PERSON':
      return { people: [change.id], partners: [] }
    case 'PARTNER':
    case 'PARTNER_REMOVAL':
    case 'GROUP_PARTNER':
      return { people: [], partners: [change.id] }
    case 'GROUP_ASSET_REMOVAL':
    case 'GROUP_REMOVAL':
      return holdersOfGroup(tx, businessId, change.asset_group_id)
  }
}

async function heldBy(
  viewer: Member,
  businessId: string,
  { people, partners }: Concerned,
  deps: Pick<PreviewNeeds, 'read' | 'site'>,
): Promise<Held[]> {
  const held: Held[] = []
  for (const id of people) {
    const person = await findEmployee(viewer, businessId, id, deps)
    if (person) held.push(...heldOf({ id, name: person.full_name, type: 'PERSON' }, person))
  }
  const shared = await grantsBetween(deps.read, businessId, partners)
  const given = shared.filter(({ ownerId }) => ownerId === businessId)
  for (const id of partners) {
    const own = given.filter(({ partnerId }) => partnerId === id)
    const name = own[0]?.holderName ?? (await partnership(deps.read, businessId, id))?.partnerName
    if (name !== undefined) held.push(...heldOf({ id, name, type: 'PARTNER' }, sharedAssets(own)))
  }
  return held
}

function heldOf(
  subject: Effect['subject'],
  { adAccounts, profiles }: { adAccounts: AssetGrant[]; profiles: AssetGrant[] },
): Held[] {
  const of = (type: AssetType, grants: AssetGrant[]) =>
    grants.map(({ id, name, permissions, granted_by }) => ({
      subject,
      asset: { id, name, type },
      permissions,
      ends_at: endOfWays(granted_by),
    }))
  return [...of('AD_ACCOUNT', adAccounts), ...of('PROFILE', profiles)]
}

async function make(
  viewer: Member,
  businessId: string,
  change: BusinessChange,
  deps: PreviewNeeds,
): Promise<unknown> {
  switch (change.type) {
    case 'PERSON':
      return changeEmployee(viewer, businessId, change.id, change, deps)
    case 'PERSON_REMOVAL':
      return removeEmployee(viewer, businessId, change.id, deps)
    case 'PARTNER':
      return changePartner(viewer, businessId, change.id, change, deps)
    case 'PARTNER_REMOVAL':
      return removePartner(viewer, businessId, change.id, deps)
    case 'GROUP_PERSON': {
      const place = { business_id: businessId, asset_group_id: change.asset_group_id }
      return changeInGroup(change, await groupMembers(deps.read, change.asset_group_id, [change.id]), {
        add: (given) => addGroupMembers(viewer, place, [given], deps),
        change: (given) => changeGroupMember(viewer, place, given, deps),
        remove: (id) => removeGroupMember(viewer, place, id, deps),
      })
    }
    case 'GROUP_PARTNER': {
      const place = { business_id: businessId, asset_group_id: change.asset_group_id }
      return changeInGroup(change, await groupPartners(deps.read, change.asset_group_id, [change.id]), {
        add: (given) => addGroupPartners(viewer, place, [given], deps),
        change: (given) => changeGroupPartner(viewer, place, given, deps),
        remove: (id) => removeGroupPartner(viewer, place, id, deps),
      })
    }
    case 'GROUP_ASSET_REMOVAL': {
      const assets = [{ id: change.id, type: change.asset_type, is_in_group: false }]
      return changeGroup(viewer, businessId, change.asset_group_id, { assets }, deps)
    }
    case 'GROUP_REMOVAL':
      return removeGroup(viewer, businessId, change.asset_group_id, deps)
  }
}

type InGroup = Extract<AccessChange, { type: 'GROUP_PERSON' | 'GROUP_PARTNER' }>
type Given = Pick<InGroup, 'id' | 'permissions' | 'ends_at'>

interface GroupCalls {
  add(given: Given): Promise<unknown>
  change(given: Given): Promise<unknown>
  remove(id: string): Promise<unknown>
}

function changeInGroup(
  { id, permissions, ends_at }: InGroup,
  held: ReadonlyMap<string, unknown>,
  calls: GroupCalls,
): Promise<unknown> {
  if (permissions.length === 0) return calls.remove(id)
  const given = { id, permissions, ends_at }
  return held.has(id) ? calls.change(given) : calls.add(given)
}
