import type { AssetInput } from '@tessera/api-types/business/inputs'
import type { PartnerRequestView } from '@tessera/api-types/partners/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { addAssets, assetGroup } from './asset-group-store.ts'
import { assetsNamed, type NamedAsset } from './asset-store.ts'
import { recordHistory } from './business-access-service.ts'
import type { Actor } from './business-permissions.ts'
import { changedEnd, inForce, union } from './grant-rules.ts'
import { statusAt, statusFilter, type InviteStatus } from './invite-rules.ts'
import { answerInvite, listInvites, lockInvite, receivedInvite, type InviteRow } from './invite-store.ts'
import { changePartnerGrants, lockBoth } from './partner-grant-service.ts'
import { insertPartnership, savePartnerGrant } from './partnership-store.ts'
import { partnerGrantsOnAssets } from './shared-asset-store.ts'
import { managing } from './partner-service.ts'
import { toRequestView } from './request-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>

export async function listRequests(
  viewer: Member,
  businessId: string,
  request: ListRequest & { filter: { requestStatus: InviteStatus[] } },
  deps: Pick<Deps, 'now' | 'read'>,
) {
  await managing(deps.read, businessId, viewer)
  const { requestStatus, ...filter } = request.filter
  const now = deps.now()
  const wanted = statusFilter(requestStatus, now)
  const { rows, ...range } = await listInvites(deps.read, { receiver: businessId }, wanted, {
    ...request,
    filter,
  })
  const names = await namesOf(deps.read, rows)
  return { items: rows.map((row) => toRequestView(row, names, now)), ...range }
}

export async function getRequest(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'now' | 'read'>,
): Promise<PartnerRequestView> {
  await managing(deps.read, businessId, viewer)
  return view(deps.read, await existing(deps.read, businessId, id), deps.now())
}

/** Accepts, with the partnership and the rights that follow, or declines. */
export function respond(
  viewer: Member,
  businessId: string,
  { id, status, assets }: { id: string; status: 'ACCEPTED' | 'DECLINED'; assets?: AssetInput[] | undefined },
  deps: Needs,
): Promise<PartnerRequestView> {
  return deps.transact(async (tx) => {
    await managing(tx, businessId, viewer)
    const { businessId: senderId } = await existing(tx, businessId, id)
    await lockBoth(tx, businessId, senderId)
    await lockInvite(tx, id)
    // Read again: a concurrent change may have come while this one waited for the locks.
    const { actor, business } = await managing(tx, businessId, viewer)
    const row = await existing(tx, businessId, id)
    const before = statusAt(row, deps.now())
    if (before === 'EXPIRED') throw new DomainError('INVITE_EXPIRED')
    if (before !== 'PENDING') throw new DomainError('INVITE_NOT_FOUND')
    if (status === 'ACCEPTED') await accept(tx, deps, actor, row, assets ?? row.assets)
    await answerInvite(tx, id, status, deps.now())
    await recordResponse(tx, deps, { actor, businessName: business.name }, row, status)
    return view(tx, await existing(tx, businessId, id), deps.now())
  })
}

async function accept(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  row: InviteRow,
  assets: readonly AssetInput[],
): Promise<void> {
  await insertPartnership(tx, [actor.businessId, row.businessId], deps.now())
  if (row.inviteType === 'PARTNER') return takeOffer(tx, deps, actor.businessId, row)
  await giveRequested(tx, deps, actor, row.businessId, assets)
  const { groupId } = row
  if (!groupId || !(await assetGroup(tx, row.businessId, groupId))) return
  const known = await assetsNamed(
    tx,
    actor.businessId,
    assets.map(({ id }) => id),
  )
  await addAssets(tx, { businessId: row.businessId, groupId }, [...known.values()])
}

/** What the sender offered, as far as it still is theirs. */
async function takeOffer(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  partnerId: string,
  { businessId, assets }: InviteRow,
): Promise<void> {
  const known = await assetsNamed(
    tx,
    businessId,
    assets.map(({ id }) => id),
  )
  for (const { id, permissions, ends_at } of assets) {
    const asset = known.get(id)
    if (asset?.ownerId !== businessId) continue
    const { endsAt } = changedEnd(undefined, ends_at)
    await savePartnerGrant(tx, { businessId, partnerId, asset }, { permissions, endsAt }, deps.now())
  }
}

/** Adds what was approved to what the partner holds already. */
async function giveRequested(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  partnerId: string,
  assets: readonly AssetInput[],
): Promise<void> {
  const grants = await partnerGrantsOnAssets(
    tx,
    actor.businessId,
    assets.map(({ id }) => id),
  )
  const held = grants.filter((grant) => grant.partnerId === partnerId && grant.groupId === null)
  const heldOf = (assetId: string) => inForce(held).find(({ id }) => id === assetId)?.permissions ?? []
  for (const type of ['AD_ACCOUNT', 'PROFILE'] as const) {
    const given = assets
      .filter((asset) => asset.type === type)
      .map(({ id, permissions, ends_at }) => ({ id, permissions: union(heldOf(id), permissions), ends_at }))
    const field = type === 'PROFILE' ? 'profiles' : 'adAccounts'
    const ofType = held.filter((grant) => grant.type === type)
    await changePartnerGrants(tx, deps, actor, partnerId, { type, field, given, held: ofType })
  }
}

async function recordResponse(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { actor, businessName }: { actor: Actor; businessName: string },
  row: InviteRow,
  status: 'ACCEPTED' | 'DECLINED',
): Promise<void> {
  const entry = { action: status === 'ACCEPTED' ? 'ACCEPT' : 'DECLINE', entityType: 'PARTNER' } as const
  const { businessId, userId } = actor
  const sender = { userId, businessId: row.businessId }
  await recordHistory(tx, deps, sender, { ...entry, entityId: businessId, entityName: businessName })
  if (status === 'DECLINED') return
  await recordHistory(tx, deps, actor, { ...entry, entityId: row.businessId, entityName: row.businessName })
}

async function existing(db: Db, businessId: string, id: string): Promise<InviteRow> {
  const row = await receivedInvite(db, businessId, id)
  if (!row) throw new DomainError('INVITE_NOT_FOUND')
  return row
}

const view = async (db: Db, row: InviteRow, now: Date): Promise<PartnerRequestView> =>
  toRequestView(row, await namesOf(db, [row]), now)

/** The assets that some requests are about; those that are no longer their owner's are left out. */
async function namesOf(db: Db, rows: readonly InviteRow[]): Promise<Map<string, NamedAsset>> {
  const named = new Map<string, NamedAsset>()
  const owners = Map.groupBy(rows, (row) =>
    row.inviteType === 'PARTNER' ? row.businessId : (row.invitedBusinessId ?? ''),
  )
  for (const [ownerId, theirs] of owners) {
    const ids = theirs.flatMap(({ assets }) => assets.map(({ id }) => id))
    for (const [id, asset] of await assetsNamed(db, ownerId, ids)) {
      if (asset.ownerId === ownerId) named.set(id, asset)
    }
  }
  return named
}
