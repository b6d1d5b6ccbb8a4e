import type { FieldChange } from '@tessera/api-types/business/views'
import type { AssetGroupPartnerView } from '@tessera/api-types/partners/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { manageableGroup, type GroupPlace } from './asset-group-service.ts'
import { accessOf } from './business-access-service.ts'
import type { Actor } from './business-permissions.ts'
import { bothNames } from './employee-view.ts'
import { toEnd } from '../../kernel/access-end.ts'
import { grantHistory, refusePastEnd } from './grant-end-rules.ts'
import { changedGrants, type GivenGrant } from './grant-rules.ts'
import { existingPartner, lockBoth, recordShare } from './partner-grant-service.ts'
import {
  groupPartners,
  listGroupPartners as listRows,
  saveGroupPartner,
  type GroupPartnerRow,
} from './group-partner-store.ts'
import { groupsOfPartners } from './partner-store.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>

export async function listGroupPartners(
  viewer: Member,
  { business_id, asset_group_id }: GroupPlace,
  request: ListRequest,
  deps: Pick<Deps, 'read' | 'site'>,
) {
  const { actor } = await accessOf(deps.read, business_id, viewer.userId)
  // Employees of a group do not see with whom it is shared.
  const group = await manageableGroup(deps.read, actor, asset_group_id)
  const { rows, ...range } = await listRows(deps.read, group.id, request)
  return { items: rows.map((row) => toView(row, deps)), ...range }
}

/** Appends partners to a group; those in it already keep what they have. */
export const addGroupPartners = (
  viewer: Member,
  place: GroupPlace,
  given: readonly GivenGrant[],
  deps: Needs,
): Promise<AssetGroupPartnerView[]> =>
  changeGroup(viewer, place, given, deps, (held, added) =>
    held && !held.isExpired ? { ...added, permissions: held.permissions, ends_at: undefined } : added,
  )

export const changeGroupPartner = (viewer: Member, place: GroupPlace, given: GivenGrant, deps: Needs) =>
  changeOne(viewer, place, given, deps)

export const removeGroupPartner = (viewer: Member, place: GroupPlace, id: string, deps: Needs) =>
  changeOne(viewer, place, { id, permissions: [] }, deps)

async function changeOne(
  viewer: Member,
  place: GroupPlace,
  given: GivenGrant,
  deps: Needs,
): Promise<AssetGroupPartnerView> {
  const [after] = await changeGroup(viewer, place, [given], deps, (held) => {
    if (!held) throw new DomainError('PARTNER_NOT_FOUND')
    return given
  })
  return after as AssetGroupPartnerView
}

type Decide = (held: GroupPartnerRow | undefined, given: GivenGrant) => GivenGrant

/** One partner after the other; returns each as it was before it left, or as it is now. */
function changeGroup(
  viewer: Member,
  { business_id, asset_group_id }: GroupPlace,
  given: readonly GivenGrant[],
  deps: Needs,
  decide: Decide,
): Promise<AssetGroupPartnerView[]> {
  return deps.transact(async (tx) => {
    const sorted = given.map(({ id }) => id).sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
    for (const id of sorted) await lockBoth(tx, business_id, id)
    const { actor, business } = await accessOf(tx, business_id, viewer.userId)
    const group = await manageableGroup(tx, actor, asset_group_id)
    const ids = given.map(({ id }) => id)
    const before = await groupPartners(tx, group.id, ids)
    for (const one of given) {
      const partner = await existingPartner(tx, business_id, one.id)
      const held = before.get(one.id)
      const changes = changedGrants(held ? [{ ...held, id: group.id }] : [], [
        { ...decide(held, one), id: group.id },
      ])
      for (const change of changes) {
        refusePastEnd(change, deps.now())
        const place = { businessId: business_id, groupId: group.id, partnerId: one.id }
        await saveGroupPartner(tx, place, { permissions: change.after, endsAt: change.endsAt }, deps.now())
      }
      await recordShare(tx, deps, { actor, businessName: business.name }, partner, told(group, changes))
    }
    const after = await groupPartners(tx, group.id, ids)
    return ids.flatMap((id) => {
      const row = after.get(id) ?? before.get(id)
      return row ? [toView(row, deps)] : []
    })
  })
}

const told = ({ name }: { name: string }, changes: ReturnType<typeof changedGrants>): FieldChange[] =>
  changes.flatMap((change) => grantHistory('assetGroups', name, change))

/** Makes the given list the groups that a partner is in. */
export async function changePartnerGroups(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  partnerId: string,
  given: readonly GivenGrant[] | undefined,
): Promise<FieldChange[]> {
  if (!given) return []
  const { businessId } = actor
  const held = await groupsOfPartners(tx, businessId, [partnerId])
  const changes: FieldChange[] = []
  for (const change of changedGrants(held, given)) {
    const { id, after, endsAt } = change
    const group = await manageableGroup(tx, actor, id)
    refusePastEnd(change, deps.now())
    const place = { businessId, groupId: id, partnerId }
    await saveGroupPartner(tx, place, { permissions: after, endsAt }, deps.now())
    changes.push(...told(group, [change]))
  }
  return changes
}

const toView = (row: GroupPartnerRow, { site }: Pick<Deps, 'site'>): AssetGroupPartnerView => ({
  id: row.id,
  assetGroupId: row.groupId,
  name: row.name,
  image_medium_url: row.avatarSignature ? imageUrl(site.imageBase, row.avatarSignature, '75x75') : null,
  ...bothNames(row.permissions),
  ...toEnd(row),
})
