import type { Db } from '../../kernel/deps.ts'
import { grantsOnAssets } from './asset-store.ts'
import { partnerGrantsOnAssets } from './shared-asset-store.ts'

/** By what people and partners of a business reach some assets. */
export const holdersOf = async (db: Db, businessId: string, assetIds: string[]) => ({
  grants: await grantsOnAssets(db, businessId, assetIds),
  partnerGrants: await partnerGrantsOnAssets(db, businessId, assetIds),
})
