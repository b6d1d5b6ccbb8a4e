import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../business/testing/a-business.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

/** A tag of an ad account, in a business of its own where none is given. */
async function aTag(business?: Awaited<ReturnType<typeof aBusiness>>) {
  const { id: business_id, owner } = business ?? (await aBusiness(deps))
  const ad_account_id = await anAdAccount(deps, business_id)
  const named = { business_id, ad_account_id, name: 'Shop', automatic_enhanced_match: true }
  return (await call(owner, 'tags.create', named)).id
}

it('B-3.22 an audience is of a tag that its creator reaches', async () => {
  const business = await aBusiness(deps)
  const { id: business_id, owner } = business
  const ad_account_id = await anAdAccount(deps, business_id)
  const employee = await aColleague(deps, business_id)
  await give(deps, business_id, employee, ad_account_id, ['AUDIENCE_MANAGER'])
  const make = (who: typeof owner, tag_id: string) =>
    call(who, 'audiences.create', { business_id, name: 'Visitors', type: 'VISITOR', ad_account_id, tag_id })
  const ofOtherAccount = await aTag(business)
  const refused = { code: 'INVALID_INPUT', detail: { fields: { tag_id: expect.anything() } } }
  for (const tagId of [deps.newId(), await aTag()])
    await expect(make(owner, tagId)).rejects.toMatchObject(refused)
  await expect(make(employee, ofOtherAccount)).rejects.toMatchObject(refused)
  expect(await make(owner, ofOtherAccount)).toMatchObject({ name: 'Visitors' })
})
