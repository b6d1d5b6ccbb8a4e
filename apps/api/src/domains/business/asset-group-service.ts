import {
  MAX_GROUP_ASSETS,
  type AssetGroupChanges,
  type AssetGroupFields,
  type AssetGroupView,
} from '@tessera/api-types/business/asset-groups'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { groupAssetsAfter } from './asset-group-rules.ts'
import {
  addAssets,
  assetGroup,
  countGroups,
  deleteGroup,
  groupsOfMembers,
  insertGroup,
  listGroups as listRows,
  removeAssets,
  updateGroup,
  type AssetGroupRow,
} from './asset-group-store.ts'
import { toAssetGroupView } from './asset-group-view.ts'
import { assetsNamed, type NamedAsset } from './asset-store.ts'
import { accessOf, lockedAccess, recordHistory } from './business-access-service.ts'
import { canManageAssetGroups, type Actor, type AssetRef } from './business-permissions.ts'
import { requestAssets } from './asset-request-service.ts'
import { changedFields } from './history-rules.ts'
import type { InviteNeeds } from './partner-invite-service.ts'

type Needs = InviteNeeds

export interface GroupPlace {
  business_id: string
  asset_group_id: string
}

const MAX_GROUPS = 200

/** Whose groups a list is limited to. */
export const groupsReadableBy = (actor: Actor): string | null =>
  canManageAssetGroups(actor) ? null : actor.userId

export async function listGroups(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  deps: Pick<Deps, 'read'>,
) {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  const { rows, ...range } = await listRows(deps.read, businessId, groupsReadableBy(actor), request)
  return { items: await views(deps.read, actor, rows), ...range }
}

export async function getGroup(viewer: Member, businessId: string, id: string, deps: Pick<Deps, 'read'>) {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  return view(deps.read, actor, await readableGroup(deps.read, actor, id))
}

export function createGroup(
  viewer: Member,
  businessId: string,
  fields: AssetGroupFields,
  deps: Needs,
): Promise<AssetGroupView> {
  return deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    if (!canManageAssetGroups(actor)) throw new DomainError('NOT_ALLOWED')
    if ((await countGroups(tx, businessId)) >= MAX_GROUPS) throw new DomainError('LIMIT_REACHED')
    const { name, description, asset_group_types: types, ...assets } = fields
    const id = deps.newId()
    const createdAt = deps.now()
    await insertGroup(tx, { id, businessId, name, description, types, createdBy: actor.userId, createdAt })
    const created = await readableGroup(tx, actor, id)
    const changes = await changeAssets(tx, deps, actor, created, assets)
    await record(tx, deps, actor, created, 'CREATE', changes)
    return view(tx, actor, await readableGroup(tx, actor, id))
  })
}

export function changeGroup(
  viewer: Member,
  businessId: string,
  id: string,
  given: AssetGroupChanges,
  deps: Needs,
): Promise<AssetGroupView> {
  return deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const group = await manageableGroup(tx, actor, id)
    const { name, description, asset_group_types: types } = given
    const { name: oldName, description: oldDescription, types: oldTypes } = group
    const own = changedFields(
      { name: oldName, description: oldDescription, types: oldTypes },
      { name, description, types },
    )
    refuseOverwriting(own, given.seen)
    if (own.length > 0) {
      const values = Object.fromEntries(own.map(({ field, new: value }) => [field, value]))
      await updateGroup(tx, id, values)
    }
    const changes = [...own, ...(await changeAssets(tx, deps, actor, group, given))]
    const after = await readableGroup(tx, actor, id)
    if (changes.length > 0) await record(tx, deps, actor, after, 'UPDATE', changes)
    return view(tx, actor, after)
  })
}

/** @throws DomainError STALE_RECORD where somebody else changed a field since it was read */
function refuseOverwriting(own: readonly FieldChange[], seen: AssetGroupChanges['seen'] = {}): void {
  const { asset_group_types: types, ...rest } = seen
  const before: Record<string, unknown> = { ...rest, types }
  const isStale = own.some(({ field, old }) => {
    const read = before[field]
    return read !== undefined && changedFields({ read }, { read: old }).length > 0
  })
  if (isStale) throw new DomainError('STALE_RECORD')
}

export function removeGroup(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Needs,
): Promise<AssetGroupView> {
  return deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const group = await manageableGroup(tx, actor, id)
    const removed = await view(tx, actor, group)
    await deleteGroup(tx, id)
    await record(tx, deps, actor, group, 'DELETE', [])
    return removed
  })
}

/** The group, for those who may read it. @throws DomainError ASSET_GROUP_NOT_FOUND */
export async function readableGroup(db: Db, actor: Actor, id: string): Promise<AssetGroupRow> {
  const row = await assetGroup(db, actor.businessId, id, groupsReadableBy(actor))
  if (!row) throw new DomainError('ASSET_GROUP_NOT_FOUND')
  return row
}

/** The group, for those who may change it. @throws DomainError ASSET_GROUP_NOT_FOUND, NOT_ALLOWED */
export async function manageableGroup(db: Db, actor: Actor, id: string): Promise<AssetGroupRow> {
  const row = await readableGroup(db, actor, id)
  if (!canManageAssetGroups(actor)) throw new DomainError('NOT_ALLOWED')
  return row
}

async function changeAssets(
  tx: Db,
  deps: Omit<Needs, 'transact'>,
  actor: Actor,
  group: AssetGroupRow,
  given: AssetGroupChanges,
): Promise<FieldChange[]> {
  const { added, removed, count } = groupAssetsAfter(group, given)
  if (count > MAX_GROUP_ASSETS) {
    const reason = { key: 'field.groupCrowded', params: { count: MAX_GROUP_ASSETS } } as const
    throw fieldError('INVALID_INPUT', 'child_ad_account_ids', reason)
  }
  const known = await assetsNamed(
    tx,
    actor.businessId,
    [...added, ...removed].map(({ id }) => id),
  )
  const reached = ({ id, type }: AssetRef): NamedAsset | null => {
    const asset = known.get(id)
    return asset?.type === type ? asset : null
  }
  const foreign = added.filter((asset) => !reached(asset))
  if (foreign.length > 0) await requestAssets(tx, deps, actor, group, foreign)
  const arriving = added.flatMap((asset) => reached(asset) ?? [])
  const names = {
    added: arriving.map(({ name }) => name),
    removed: removed.flatMap((asset) => reached(asset)?.name ?? []),
  }
  await removeAssets(
    tx,
    group.id,
    removed.map(({ id }) => id),
  )
  await addAssets(tx, { businessId: actor.businessId, groupId: group.id }, arriving)
  return [
    ...names.added.map((name) => ({ field: 'assets', old: null, new: name })),
    ...names.removed.map((name) => ({ field: 'assets', old: name, new: null })),
  ]
}

async function views(db: Db, actor: Actor, rows: AssetGroupRow[]): Promise<AssetGroupView[]> {
  const held = await groupsOfMembers(db, actor.businessId, [actor.userId])
  const byGroup = new Map(held.map(({ id, permissions }) => [id, permissions]))
  return rows.map((row) => toAssetGroupView(row, actor, byGroup.get(row.id) ?? []))
}

async function view(db: Db, actor: Actor, row: AssetGroupRow): Promise<AssetGroupView> {
  const [only] = await views(db, actor, [row])
  return only as AssetGroupView
}

const record = (
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Actor,
  { id, name }: AssetGroupRow,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  changes: FieldChange[],
) =>
  recordHistory(tx, deps, actor, {
    action,
    entityType: 'ASSET_GROUP',
    entityId: id,
    entityName: name,
    changes,
  })
