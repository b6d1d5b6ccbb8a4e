import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { accessTo } from './access-policy.ts'
import { personName, type Named } from './access-subject-store.ts'
import { assetsNamed, grantsOnAssets, type NamedAsset } from './asset-store.ts'
import { accessOf, type Access } from './business-access-service.ts'
import { canReadAsset, type Actor } from './business-permissions.ts'
import { membership } from './business-store.ts'
import { inForce, lastEnd, permissionsByAsset } from './grant-rules.ts'
import { toSource } from './partner-view.ts'
import { partnership } from './partnership-store.ts'
import { partnerGrantsOnAssets } from './shared-asset-store.ts'

export { accessOf, type Actor, type Named }
export { effectsBetween, endOfWays, type Held } from './access-effect-rules.ts'
export { NO_END } from './grant-end-rules.ts'
export { managedFrom } from './access-subject-store.ts'
export { canReachAllAssets } from './business-permissions.ts'

/** Who is asked about. */
export interface Subject {
  id: string
  name: string
  /** Null for a partner. */
  access: Access | null
}

/** @throws DomainError MEMBER_NOT_FOUND where it is neither a person nor a partner of the business */
export async function subjectOf(db: Db, businessId: string, id: string): Promise<Subject> {
  if (await membership(db, businessId, id)) {
    return { id, name: await personName(db, id), access: await accessOf(db, businessId, id) }
  }
  const partner = await partnership(db, businessId, id)
  if (!partner) throw new DomainError('MEMBER_NOT_FOUND')
  return { id, name: partner.partnerName, access: null }
}

export const ownerOf = ({ ownerId, ownerName }: NamedAsset): Named => ({ id: ownerId, name: ownerName })

/** An asset that the actor may read. @throws DomainError ASSET_NOT_FOUND */
export async function namedAsset(
  db: Db,
  actor: Actor,
  type: NamedAsset['type'],
  id: string,
): Promise<NamedAsset> {
  const asset = (await assetsNamed(db, actor.businessId, [id])).get(id)
  if (asset?.type !== type || !canReadAsset(actor, id)) throw new DomainError('ASSET_NOT_FOUND')
  return asset
}

export async function accountNamed(db: Db, businessId: string, id: string): Promise<Named | null> {
  const account = (await assetsNamed(db, businessId, [id])).get(id)
  return account ? { id: account.id, name: account.name } : null
}

/** By id: what some assets are called, and when what a person holds of each ends. */
export async function heldAssets(
  db: Db,
  { businessId, userId }: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { name: string; ends_at: string | null }>> {
  const grants = (await grantsOnAssets(db, businessId, [...ids])).filter((grant) => grant.userId === userId)
  return new Map(
    [...Map.groupBy(inForce(grants), ({ id }) => id)].map(([id, theirs]) => [
      id,
      { name: theirs[0]?.assetName ?? '', ends_at: lastEnd(theirs)?.toISOString() ?? null },
    ]),
  )
}

/** What a person of the business may do with an asset, and by what. */
export async function personAccess(db: Db, actor: Actor, assetId: string) {
  const { businessId } = actor
  const asset = (await assetsNamed(db, businessId, [assetId])).get(assetId)
  if (!asset) return { permissions: [], ends_at: null, granted_by: [] }
  return accessTo(actor, asset, await grantsOnAssets(db, businessId, [assetId]))
}

/** What a partner may do with an asset of the business, and by what. */
export async function partnerAccess(db: Db, businessId: string, partnerId: string, assetId: string) {
  const grants = (await partnerGrantsOnAssets(db, businessId, [assetId])).filter(
    (grant) => grant.partnerId === partnerId,
  )
  const held = inForce(grants)
  return {
    permissions: permissionsByAsset(held).get(assetId) ?? [],
    ends_at: lastEnd(held)?.toISOString() ?? null,
    granted_by: grants.map(toSource),
  }
}
