import { beforeAll, expect, it } from 'vitest'
import type { PromotionOfBusiness } from '@tessera/api-types/ads/views'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../business/testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

type Viewer = Parameters<typeof callAs>[1]

async function found(viewer: Viewer, businessId: string, filter: object = {}) {
  const input = { business_id: businessId, filter }
  const { items } = (await callAs(deps, viewer)(named('businessPromotions.list'), input)) as {
    items: PromotionOfBusiness[]
  }
  return items.map(({ id, advertiser_name, abilities }) => [id, advertiser_name, abilities.can_edit])
}

it('promotions of a business are those of each of its ad accounts that the caller reads', async () => {
  const [business, other] = [await aBusiness(deps), await aBusiness(deps)]
  const employee = await aColleague(deps, business.id)
  const [spring, summer] = [await anAdAccount(deps, business.id), await anAdAccount(deps, business.id)]
  const elsewhere = await anAdAccount(deps, other.id)
  const promote = async (adAccountId: string) =>
    (await aPromotion(deps, { business: adAccountId === elsewhere ? other : business, adAccountId })).id
  const [first, second] = [await promote(spring), await promote(summer)]
  await promote(elsewhere)

  const all = await found(business.owner, business.id)
  expect(new Set(all.map(([id]) => id))).toEqual(new Set([first, second]))
  expect(all[0]).toEqual([expect.any(String), 'Summer', true])
  expect(await found(business.owner, business.id, { q: second })).toEqual([[second, 'Summer', true]])

  expect(await found(employee, business.id)).toEqual([])
  await give(deps, business.id, employee, summer, ['ANALYST'])
  expect(await found(employee, business.id)).toEqual([[second, 'Summer', false]])

  const stranger = await aMember(deps)
  await expect(found(stranger, business.id)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
})
