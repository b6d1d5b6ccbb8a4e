import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import type { AssetInput } from '@tessera/api-types/business/inputs'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { assetsNamed, deleteGrant, grantsOfMembers, saveGrant } from './asset-store.ts'
import {
  canAssign,
  canGrant,
  canReadAsset,
  exceedsShare,
  fitsType,
  type Actor,
} from './business-permissions.ts'
import { grantHistory, refusePastEnd } from './grant-end-rules.ts'
import { changedEnd, changedGrants, withChanges, type GivenGrant } from './grant-rules.ts'
import type { MemberRow } from './member-store.ts'

interface GivenList {
  type: AssetType
  /** Name of the list in the input, for errors and history. */
  field: string
  given: readonly (GivenGrant & { permissions: AssetPermission[] })[]
  /** Assets that are not given stay as they are, instead of being taken away. */
  keepsOthers?: boolean
}

/**
 * Makes the given list the assets of one type that `target` has, as far as `actor` may see them;
 * an empty list of permissions takes the asset away.
 * @throws DomainError ASSET_NOT_FOUND, NOT_ALLOWED, INVALID_INPUT
 */
export async function changeGrants(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  target: MemberRow,
  { type, field, given, keepsOthers = false }: GivenList,
): Promise<FieldChange[]> {
  const { businessId } = actor
  const held = (await grantsOfMembers(tx, businessId, [target.id]))
    .filter((grant) => grant.groupId === null && grant.type === type && canReadAsset(actor, grant.id))
    .map((grant) => ({ ...grant, endsAt: grant.ownEndsAt }))
  const changes = changedGrants(held, keepsOthers ? withChanges(held, given) : given)
  const assets = await assetsNamed(
    tx,
    businessId,
    changes.map(({ id }) => id),
  )
  const told: FieldChange[] = []
  for (const change of changes) {
    const { id, after, endsAt } = change
    const asset = assets.get(id)
    if (!asset || asset.type !== type || !canReadAsset(actor, id)) throw new DomainError('ASSET_NOT_FOUND')
    if (!canGrant(actor, { userId: target.id, role: target.role }, asset))
      throw new DomainError('NOT_ALLOWED')
    assertFits(type, after, field)
    if (exceedsShare(actor, asset, after)) throw new DomainError('NOT_ALLOWED')
    refusePastEnd(change, deps.now())
    const key = { businessId, userId: target.id, asset }
    if (after.length === 0) await deleteGrant(tx, key)
    else await saveGrant(tx, key, { permissions: after, endsAt }, deps.now())
    told.push(...grantHistory(field, asset.name, change))
  }
  return told
}

/**
 * Assets that an invite promises: all of this business, and the sender's to give.
 * @throws DomainError ASSET_NOT_FOUND, NOT_ALLOWED, INVALID_INPUT
 */
export async function assertMayPromise(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  actor: Actor,
  assets: readonly AssetInput[],
): Promise<void> {
  const known = await assetsNamed(
    db,
    actor.businessId,
    assets.map(({ id }) => id),
  )
  for (const { id, type, permissions, ends_at } of assets) {
    const asset = known.get(id)
    if (asset?.type !== type) throw new DomainError('ASSET_NOT_FOUND')
    if (!canAssign(actor, asset) || exceedsShare(actor, asset, permissions))
      throw new DomainError('NOT_ALLOWED')
    assertFits(type, permissions, 'assets')
    refusePastEnd(changedEnd(undefined, ends_at), now())
  }
}

/** Gives a new member what their invite promised, as far as it still is there; what is over by then stands as expired. */
export async function keepPromise(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  { businessId, userId }: { businessId: string; userId: string },
  assets: readonly AssetInput[],
): Promise<FieldChange[]> {
  const known = await assetsNamed(
    tx,
    businessId,
    assets.map(({ id }) => id),
  )
  const told: FieldChange[] = []
  for (const change of changedGrants([], assets)) {
    const { id, after: permissions, endsAt } = change
    const asset = known.get(id)
    if (!asset) continue
    await saveGrant(tx, { businessId, userId, asset }, { permissions, endsAt }, deps.now())
    told.push(...grantHistory(asset.type === 'PROFILE' ? 'profiles' : 'adAccounts', asset.name, change))
  }
  return told
}

export function assertFits(type: AssetType, permissions: readonly AssetPermission[], field: string): void {
  if (fitsType(type, permissions)) return
  const key = type === 'PROFILE' ? 'field.profilePermission' : 'field.adAccountPermission'
  throw fieldError('INVALID_INPUT', field, { key })
}
