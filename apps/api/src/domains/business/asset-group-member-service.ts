import type { AssetGroupMemberView } from '@tessera/api-types/business/asset-groups'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { manageableGroup, readableGroup, type GroupPlace } from './asset-group-service.ts'
import {
  deleteMembership,
  groupMembers,
  listGroupMembers as listRows,
  saveMembership,
  type GroupMemberRow,
} from './asset-group-member-store.ts'
import type { AssetGroupRow } from './asset-group-store.ts'
import { toGroupMemberView } from './asset-group-view.ts'
import { accessOf, lockedAccess, recordHistory } from './business-access-service.ts'
import { mayTouch, type Actor } from './business-permissions.ts'
import { grantHistory, refusePastEnd } from './grant-end-rules.ts'
import { changedGrants, type GivenGrant } from './grant-rules.ts'
import { member } from './member-store.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>

export async function listGroupMembers(
  viewer: Member,
  { business_id, asset_group_id }: GroupPlace,
  request: ListRequest,
  deps: Pick<Deps, 'read' | 'site'>,
) {
  const { actor } = await accessOf(deps.read, business_id, viewer.userId)
  const group = await readableGroup(deps.read, actor, asset_group_id)
  const { rows, ...range } = await listRows(deps.read, group.id, request)
  return { items: rows.map((row) => toGroupMemberView(row, deps.site.imageBase)), ...range }
}

/** Appends people to a group; who is in it already keeps what they have. */
export const addGroupMembers = (
  viewer: Member,
  place: GroupPlace,
  given: readonly GivenGrant[],
  deps: Needs,
) =>
  inGroup(viewer, place, deps, async (tx, actor, group) => {
    const ids = given.map(({ id }) => id)
    const held = await groupMembers(tx, group.id, ids)
    for (const one of given) {
      const before = held.get(one.id)
      if (!before || before.isExpired) await changeMembership(tx, deps, { actor, group }, before, one)
    }
    return views(tx, deps, group, ids)
  })

export const changeGroupMember = (
  viewer: Member,
  place: GroupPlace,
  given: GivenGrant,
  deps: Needs,
): Promise<AssetGroupMemberView> =>
  inGroup(viewer, place, deps, async (tx, actor, group) => {
    await changeMembership(tx, deps, { actor, group }, await existing(tx, group, given.id), given)
    return toGroupMemberView(await existing(tx, group, given.id), deps.site.imageBase)
  })

export const removeGroupMember = (
  viewer: Member,
  place: GroupPlace,
  id: string,
  deps: Needs,
): Promise<AssetGroupMemberView> =>
  inGroup(viewer, place, deps, async (tx, actor, group) => {
    const before = await existing(tx, group, id)
    await changeMembership(tx, deps, { actor, group }, before, { id, permissions: [] })
    return toGroupMemberView(before, deps.site.imageBase)
  })

function inGroup<T>(
  viewer: Member,
  { business_id, asset_group_id }: GroupPlace,
  { transact }: Pick<Deps, 'transact'>,
  change: (tx: Db, actor: Actor, group: AssetGroupRow) => Promise<T>,
): Promise<T> {
  return transact(async (tx) => {
    const { actor } = await lockedAccess(tx, business_id, viewer.userId)
    return change(tx, actor, await manageableGroup(tx, actor, asset_group_id))
  })
}

/** Writes it into the history of the person, who is notified. Without a permission they leave the group. */
async function changeMembership(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { actor, group }: { actor: Actor; group: AssetGroupRow },
  held: GroupMemberRow | undefined,
  { id, ...given }: GivenGrant,
): Promise<void> {
  const target = await member(tx, actor.businessId, id)
  if (!target) throw new DomainError('MEMBER_NOT_FOUND')
  if (!mayTouch(actor, { userId: id, role: target.role })) throw new DomainError('NOT_ALLOWED')
  const [change] = changedGrants(held ? [{ ...held, id: group.id }] : [], [{ ...given, id: group.id }])
  if (!change) return
  refusePastEnd(change, deps.now())
  const { after, endsAt } = change
  const { businessId } = actor
  if (after.length === 0) await deleteMembership(tx, group.id, id)
  else {
    await saveMembership(tx, {
      businessId,
      groupId: group.id,
      userId: id,
      permissions: [...after],
      endsAt,
      createdAt: deps.now(),
    })
  }
  await recordHistory(tx, deps, actor, {
    action: 'UPDATE',
    entityType: 'EMPLOYEE',
    entityId: id,
    entityName: target.fullName,
    changes: grantHistory('assetGroups', group.name, change),
  })
}

async function existing(tx: Db, group: AssetGroupRow, id: string): Promise<GroupMemberRow> {
  const row = (await groupMembers(tx, group.id, [id])).get(id)
  if (!row) throw new DomainError('MEMBER_NOT_FOUND')
  return row
}

async function views(
  tx: Db,
  { site }: Pick<Deps, 'site'>,
  group: AssetGroupRow,
  ids: readonly string[],
): Promise<AssetGroupMemberView[]> {
  const rows = await groupMembers(tx, group.id, ids)
  return [...rows.values()].map((row) => toGroupMemberView(row, site.imageBase))
}
