import type { AssetPermission, AssetType } from '@tessera/api-types/business/roles'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { assetsNamed } from './asset-store.ts'
import { lockBusiness } from './business-store.ts'
import { recordHistory } from './business-access-service.ts'
import { canShare, type Actor } from './business-permissions.ts'
import { grantHistory, refusePastEnd } from './grant-end-rules.ts'
import { changedGrants, withChanges, type GivenGrant, type HeldGrant } from './grant-rules.ts'
import { assertFits } from './grant-service.ts'
import {
  countPartnerChange,
  deletePartnerGrant,
  partnership,
  savePartnerGrant,
  type Partnership,
} from './partnership-store.ts'
import { partnerGrantsOnAssets } from './shared-asset-store.ts'

type GivenAsset = GivenGrant & { permissions: AssetPermission[] }

interface GivenList {
  type: AssetType
  field: string
  given: readonly GivenAsset[]
  /** Assets of this kind that are not given are taken away. */
  isWhole?: boolean
  held: readonly HeldGrant[]
}

/** The partner of a business. @throws DomainError PARTNER_NOT_FOUND */
export async function existingPartner(db: Db, businessId: string, partnerId: string): Promise<Partnership> {
  const found = await partnership(db, businessId, partnerId)
  if (!found) throw new DomainError('PARTNER_NOT_FOUND')
  return found
}

/** Makes changes of two businesses wait for each other, always in the same order. */
export async function lockBoth(tx: Db, one: string, other: string): Promise<void> {
  for (const id of BigInt(one) < BigInt(other) ? [one, other] : [other, one]) await lockBusiness(tx, id)
}

/**
 * Gives assets of the business to a partner, or takes them away where no permission is left.
 * @throws DomainError ASSET_NOT_FOUND, NOT_ALLOWED, INVALID_INPUT
 */
export async function changePartnerGrants(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  partnerId: string,
  { type, field, given, held, isWhole = false }: GivenList,
): Promise<FieldChange[]> {
  const { businessId } = actor
  const changes = changedGrants(held, isWhole ? given : withChanges(held, given))
  const assets = await assetsNamed(
    tx,
    businessId,
    changes.map(({ id }) => id),
  )
  const told: FieldChange[] = []
  for (const change of changes) {
    const { id, after, endsAt } = change
    const asset = assets.get(id)
    if (asset?.type !== type) throw new DomainError('ASSET_NOT_FOUND')
    if (!canShare(actor, asset)) throw new DomainError('NOT_ALLOWED')
    assertFits(type, after, field)
    refusePastEnd(change, deps.now())
    const key = { businessId, partnerId, asset }
    if (after.length === 0) await deletePartnerGrant(tx, key)
    else await savePartnerGrant(tx, key, { permissions: after, endsAt }, deps.now())
    told.push(...grantHistory(field, asset.name, change))
  }
  return told
}

/** Writes a change of what one business shares into the history of both, whose managers are notified. */
export async function recordShare(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { actor, businessName }: { actor: Actor; businessName: string },
  partner: Partnership,
  changes: FieldChange[],
): Promise<void> {
  if (changes.length === 0) return
  const { businessId, userId } = actor
  await countPartnerChange(tx, businessId, partner.partnerId)
  const entry = { action: 'UPDATE', entityType: 'PARTNER', changes } as const
  await recordHistory(tx, deps, actor, {
    ...entry,
    entityId: partner.partnerId,
    entityName: partner.partnerName,
  })
  const other = { userId, businessId: partner.partnerId }
  await recordHistory(tx, deps, other, { ...entry, entityId: businessId, entityName: businessName })
}

/** Gives one asset to some partners, or takes it from them. */
export async function sharePartners(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  by: { actor: Actor; businessName: string },
  asset: { id: string; type: AssetType; field: string },
  partners: readonly GivenAsset[],
): Promise<void> {
  const grants = await partnerGrantsOnAssets(tx, by.actor.businessId, [asset.id])
  for (const { id: partnerId, ...given } of partners) {
    const partner = await existingPartner(tx, by.actor.businessId, partnerId)
    const held = grants.filter((grant) => grant.partnerId === partnerId && grant.groupId === null)
    const changes = await changePartnerGrants(tx, deps, by.actor, partnerId, {
      type: asset.type,
      field: asset.field,
      held,
      given: [{ ...given, id: asset.id }],
    })
    await recordShare(tx, deps, by, partner, changes)
  }
}
