import { insertTag } from '../../apps/api/src/domains/tags/tag-store.ts'
import type { Deps } from '../../apps/api/src/kernel/deps.ts'

export interface GoodsWorld {
  tagId: string
}

/** What a business sells and how it follows its visitors. */
export async function theGoods(
  deps: Deps,
  { businessId, adAccountId }: { businessId: string; adAccountId: string },
): Promise<GoodsWorld> {
  const tagId = deps.newId()
  await insertTag(deps.read, {
    id: tagId,
    businessId,
    adAccountId,
    name: 'Web shop',
    hasAutomaticEnhancedMatch: false,
    leaderTagId: null,
    createdAt: deps.now(),
  })
  return { tagId }
}
