import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { GivenPermissions } from './asset-store.ts'
import type { AssetRef } from './business-permissions.ts'

/** Whether a business is there and somebody still runs it. */
export async function isOpenBusiness(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('businessMembers')
    .select('businessId')
    .where('businessId', '=', id)
    .where('role', '=', 'OWNER')
    .executeTakeFirst()
  return row !== undefined
}

export interface Partnership {
  partnerId: string
  partnerName: string
  version: number
}

export async function partnership(
  db: Db,
  businessId: string,
  partnerId: string,
): Promise<Partnership | null> {
  const row = await db
    .selectFrom('partnerships as p')
    .innerJoin('businesses as partner', 'partner.id', 'p.partnerId')
    .select(['p.partnerId', 'partner.name as partnerName', 'p.version'])
    .where('p.businessId', '=', businessId)
    .where('p.partnerId', '=', partnerId)
    .executeTakeFirst()
  return row ?? null
}

/** Makes two businesses partners, each of the other. */
export async function insertPartnership(
  tx: Db,
  [one, other]: readonly [string, string],
  createdAt: Date,
): Promise<void> {
  await tx
    .insertInto('partnerships')
    .values([
      { businessId: one, partnerId: other, createdAt },
      { businessId: other, partnerId: one, createdAt },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface PartnerGrantKey {
  businessId: string
  partnerId: string
  asset: AssetRef
}

export async function savePartnerGrant(
  tx: Db,
  { businessId, partnerId, asset: { id, type } }: PartnerGrantKey,
  { permissions, endsAt }: GivenPermissions,
  createdAt: Date,
): Promise<void> {
  const given = { permissions: [...permissions], endsAt }
  await tx
    .insertInto('partnerPermissions')
    .values({
      businessId,
      partnerId,
      adAccountId: type === 'AD_ACCOUNT' ? id : null,
      profileId: type === 'PROFILE' ? id : null,
      ...given,
      createdAt,
    })
    .onConflict((conflict) => conflict.columns(['businessId', 'partnerId', 'assetId']).doUpdateSet(given))
    .execute()
}

export async function deletePartnerGrant(
  tx: Db,
  { businessId, partnerId, asset }: PartnerGrantKey,
): Promise<void> {
  await tx
    .deleteFrom('partnerPermissions')
    .where('businessId', '=', businessId)
    .where('partnerId', '=', partnerId)
    .where(sql<string>`asset_id`, '=', asset.id)
    .execute()
}

/** Marks a partner as changed for everybody who edits it. */
export async function countPartnerChange(tx: Db, businessId: string, partnerId: string): Promise<void> {
  await tx
    .updateTable('partnerships')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('businessId', '=', businessId)
    .where('partnerId', '=', partnerId)
    .execute()
}
