import type { z } from 'zod'
import type { AssetChange, GrantInput, RecordVersion } from '@tessera/api-types/business/inputs'
import type { AssetType, BusinessRole } from '@tessera/api-types/business/roles'
import type { EmployeeView, FieldChange } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseStale } from '../../kernel/refuse-stale.ts'
import { groupsOfMembers } from './asset-group-store.ts'
import { allAssets, grantsOfMembers } from './asset-store.ts'
import {
  accessOf,
  lockedAccess,
  readableAssets,
  recordHistory,
  type Access,
} from './business-access-service.ts'
import {
  canChangeRole,
  canManagePeople,
  canReadAsset,
  canRemove,
  canReachAllAssets,
  type Actor,
} from './business-permissions.ts'
import { toEmployeeView, type Reach } from './employee-view.ts'
import { changeGrants } from './grant-service.ts'
import { countChange, deleteMember, listMembers, member, setRole, type MemberRow } from './member-store.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>

type Grants = z.output<typeof GrantInput>[]

interface EmployeeChanges {
  business_roles?: BusinessRole[] | undefined
  adAccounts?: Grants | undefined
  profiles?: Grants | undefined
  assets?: AssetChange[] | undefined
  version?: z.output<typeof RecordVersion> | undefined
}

export async function listEmployees(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  deps: Pick<Deps, 'read' | 'site'>,
) {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  const { ad_account_id, profile_id } = request.filter
  const isHidden = [ad_account_id, profile_id].some(
    (id) => typeof id === 'string' && !canReadAsset(actor, id),
  )
  if (isHidden) return { items: [], total: 0, offset: 0 }
  const { rows, total, offset } = await listMembers(deps.read, businessId, readableAssets(actor), request)
  const reach = await reachOf(deps.read, businessId, rows)
  const { imageBase } = deps.site
  return { items: rows.map((row) => toEmployeeView(row, reach, actor, imageBase)), total, offset }
}

export async function getEmployee(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<EmployeeView> {
  const person = await findEmployee(viewer, businessId, id, deps)
  if (!person) throw new DomainError('MEMBER_NOT_FOUND')
  return person
}

/** A person of the business, or null when nobody there has this id. */
export async function findEmployee(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<EmployeeView | null> {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  const row = await member(deps.read, businessId, id)
  return row && view(deps.read, deps, actor, row)
}

/** Changes the role and the assets that are named, with one history entry for all of it. */
export function changeEmployee(
  viewer: Member,
  businessId: string,
  id: string,
  changes: EmployeeChanges,
  deps: Needs,
): Promise<EmployeeView> {
  return deps.transact(async (tx) => {
    const access = await lockedAccess(tx, businessId, viewer.userId)
    const target = await existing(tx, businessId, id)
    refuseStale(target, changes.version)
    await recordChange(tx, deps, access.actor, target, [
      ...(await changeRole(tx, access, target, changes.business_roles?.[0])),
      ...(await changeAssets(tx, deps, access, target, changes)),
    ])
    return view(tx, deps, access.actor, await existing(tx, businessId, id))
  })
}

/** Gives one asset to a person, changes what they may do with it, or takes it away. */
export async function giveAsset(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Actor,
  userId: string,
  { type, ...asset }: AssetChange,
): Promise<void> {
  const target = await existing(tx, actor.businessId, userId)
  const field = type === 'PROFILE' ? 'profiles' : 'adAccounts'
  const given = { type, field, given: [asset], keepsOthers: true }
  await recordChange(tx, deps, actor, target, await changeGrants(tx, deps, actor, target, given))
}

async function recordChange(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Actor,
  { id, fullName }: MemberRow,
  changes: FieldChange[],
): Promise<void> {
  if (changes.length === 0) return
  await countChange(tx, actor.businessId, id)
  await recordHistory(tx, deps, actor, {
    action: 'UPDATE',
    entityType: 'EMPLOYEE',
    entityId: id,
    entityName: fullName,
    changes,
  })
}

async function changeRole(
  tx: Db,
  { actor }: Access,
  target: MemberRow,
  role: BusinessRole | undefined,
): Promise<FieldChange[]> {
  if (role === undefined || role === target.role) return []
  if (!canChangeRole(actor, { userId: target.id, role: target.role }, role)) {
    throw new DomainError('NOT_ALLOWED')
  }
  await setRole(tx, actor.businessId, target.id, role)
  return [{ field: 'business_roles', old: [target.role], new: [role] }]
}

async function changeAssets(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  { actor }: Access,
  target: MemberRow,
  { adAccounts, profiles, assets = [] }: EmployeeChanges,
): Promise<FieldChange[]> {
  const lists: [AssetType, string, Grants | undefined][] = [
    ['AD_ACCOUNT', 'adAccounts', adAccounts],
    ['PROFILE', 'profiles', profiles],
  ]
  const told: FieldChange[] = []
  for (const [type, field, whole] of lists) {
    const single = assets.filter((asset) => asset.type === type)
    if (whole) told.push(...(await changeGrants(tx, deps, actor, target, { type, field, given: whole })))
    if (single.length === 0) continue
    const given = { type, field, given: single, keepsOthers: true }
    told.push(...(await changeGrants(tx, deps, actor, target, given)))
  }
  return told
}

export function removeEmployee(viewer: Member, businessId: string, id: string, deps: Needs) {
  return deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const target = await existing(tx, businessId, id)
    refuseRemoval(actor, target)
    const removed = await view(tx, deps, actor, target)
    await deleteMember(tx, businessId, id)
    await recordHistory(tx, deps, actor, {
      action: 'DELETE',
      entityType: 'EMPLOYEE',
      entityId: id,
      entityName: target.fullName,
      changes: [{ field: 'business_roles', old: [target.role], new: [] }],
    })
    return removed
  })
}

/** Distinguishes people who cannot be removed from those the caller may not remove. // decided: B-2.15 */
function refuseRemoval(actor: Actor, { id, role }: MemberRow): void {
  if (canRemove(actor, { userId: id, role })) return
  if (!canManagePeople(actor) || role !== 'OWNER') throw new DomainError('NOT_ALLOWED')
  throw new DomainError('CONFLICT', { reason: { key: 'refusal.ownerStays' } })
}

async function existing(db: Db, businessId: string, id: string): Promise<MemberRow> {
  const found = await member(db, businessId, id)
  if (!found) throw new DomainError('MEMBER_NOT_FOUND')
  return found
}

const view = async (
  db: Db,
  { site }: Pick<Deps, 'site'>,
  actor: Actor,
  row: MemberRow,
): Promise<EmployeeView> =>
  toEmployeeView(row, await reachOf(db, actor.businessId, [row]), actor, site.imageBase)

async function reachOf(db: Db, businessId: string, rows: readonly MemberRow[]): Promise<Reach> {
  const ids = rows.map(({ id }) => id)
  const grants = await grantsOfMembers(db, businessId, ids)
  const groups = await groupsOfMembers(db, businessId, ids)
  return { grants, groups, assets: rows.some(canReachAllAssets) ? await allAssets(db, businessId) : [] }
}
