import type { AssetChange } from '@tessera/api-types/business/inputs'
import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { PartnerView } from '@tessera/api-types/partners/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseStale } from '../../kernel/refuse-stale.ts'
import { accessOf, recordHistory, type Access } from './business-access-service.ts'
import { canManagePartners, type Actor } from './business-permissions.ts'
import { changePartnerGrants, existingPartner, lockBoth, recordShare } from './partner-grant-service.ts'
import { grantsBetween } from './shared-asset-store.ts'
import { changePartnerGroups } from './group-partner-service.ts'
import {
  deletePartnership,
  groupsOfPartners,
  listPartners as listRows,
  partner,
  type PartnerRow,
} from './partner-store.ts'
import { toPartnerView } from './partner-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>

interface Given {
  id: string
  permissions: AssetPermission[]
  ends_at?: string | null | undefined
}

interface PartnerChanges {
  adAccounts?: Given[] | undefined
  profiles?: Given[] | undefined
  assetGroups?: Given[] | undefined
  assets?: AssetChange[] | undefined
  version?: number | undefined
}

/** @throws DomainError BUSINESS_NOT_FOUND, NOT_ALLOWED */
export async function managing(db: Db, businessId: string, viewer: Member): Promise<Access> {
  const access = await accessOf(db, businessId, viewer.userId)
  if (!canManagePartners(access.actor)) throw new DomainError('NOT_ALLOWED')
  return access
}

export async function listPartners(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  deps: Pick<Deps, 'read' | 'site'>,
) {
  const { actor } = await managing(deps.read, businessId, viewer)
  const { rows, ...range } = await listRows(deps.read, businessId, request)
  return { items: await views(deps.read, deps, actor, rows), ...range }
}

export async function getPartner(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<PartnerView> {
  const { actor } = await managing(deps.read, businessId, viewer)
  return view(deps.read, deps, actor, id)
}

/** Changes what a partner may do with assets of the business; what the business was given is the partner's to change. */
export function changePartner(
  viewer: Member,
  businessId: string,
  id: string,
  changes: PartnerChanges,
  deps: Needs,
): Promise<PartnerView> {
  return deps.transact(async (tx) => {
    await lockBoth(tx, businessId, id)
    const { actor, business } = await managing(tx, businessId, viewer)
    const target = await existingPartner(tx, businessId, id)
    refuseStale(target, changes.version)
    const told = [
      ...(await changeAssets(tx, deps, actor, id, changes)),
      ...(await changePartnerGroups(tx, deps, actor, id, changes.assetGroups)),
    ]
    await recordShare(tx, deps, { actor, businessName: business.name }, target, told)
    return view(tx, deps, actor, id)
  })
}

async function changeAssets(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  partnerId: string,
  { adAccounts, profiles, assets = [] }: PartnerChanges,
): Promise<FieldChange[]> {
  const lists: [AssetType, string, Given[] | undefined][] = [
    ['AD_ACCOUNT', 'adAccounts', adAccounts],
    ['PROFILE', 'profiles', profiles],
  ]
  const told: FieldChange[] = []
  for (const [type, field, whole] of lists) {
    const single = assets.filter((asset) => asset.type === type)
    for (const given of [whole, single]) {
      if (!given) continue
      const grants = await grantsBetween(tx, actor.businessId, [partnerId])
      const held = grants.filter(
        (grant) => grant.ownerId === actor.businessId && grant.type === type && grant.groupId === null,
      )
      const list = { type, field, given, held, isWhole: given === whole }
      told.push(...(await changePartnerGrants(tx, deps, actor, partnerId, list)))
    }
  }
  return told
}

/** Ends the partnership for both sides at once. // decided: B-2.20 */
export function removePartner(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Needs,
): Promise<PartnerView> {
  return deps.transact(async (tx) => {
    await lockBoth(tx, businessId, id)
    const { actor, business } = await managing(tx, businessId, viewer)
    const removed = await view(tx, deps, actor, id)
    await deletePartnership(tx, businessId, id, deps.now())
    const entry = { action: 'DELETE', entityType: 'PARTNER' } as const
    await recordHistory(tx, deps, actor, { ...entry, entityId: id, entityName: removed.name })
    const other = { userId: viewer.userId, businessId: id }
    await recordHistory(tx, deps, other, { ...entry, entityId: businessId, entityName: business.name })
    return removed
  })
}

async function view(db: Db, deps: Pick<Deps, 'site'>, actor: Actor, id: string): Promise<PartnerView> {
  const row = await partner(db, actor.businessId, id)
  if (!row) throw new DomainError('PARTNER_NOT_FOUND')
  return (await views(db, deps, actor, [row]))[0] as PartnerView
}

async function views(
  db: Db,
  { site }: Pick<Deps, 'site'>,
  { businessId }: Actor,
  rows: readonly PartnerRow[],
): Promise<PartnerView[]> {
  const ids = rows.map(({ id }) => id)
  const grants = await grantsBetween(db, businessId, ids)
  const groups = await groupsOfPartners(db, businessId, ids)
  return rows.map((row) => toPartnerView(row, { businessId, grants, groups, imageBase: site.imageBase }))
}
