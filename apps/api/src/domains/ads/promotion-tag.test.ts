import { expect, it } from 'vitest'
import { A_CARD, AN_ADDRESS } from '../../testing/test-billing.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../business/testing/a-business.ts'
import { adsOperations } from './operations.ts'

const deps = await testDeps()
const call = callerOf(adsOperations, deps)

async function aTag(businessId: string, adAccountId: string): Promise<string> {
  const id = deps.newId()
  const row = { id, businessId, adAccountId, name: 'Shop', hasAutomaticEnhancedMatch: false }
  await deps.read
    .insertInto('tags')
    .values({ ...row, createdAt: deps.now() })
    .execute()
  return id
}

/** An advertiser with a pin, ready to launch. */
async function anAdvertiser() {
  const business = await aBusiness(deps)
  const { owner } = business
  const advertiser_id = await anAdAccount(deps, business.id)
  const { id: pin_id } = await aPin(deps, owner, await aBoard(deps, owner))
  await call(owner, 'businessAddresses.update', { advertiser_id, ...AN_ADDRESS })
  await call(owner, 'billingProfiles.update', { advertiser_id, ...A_CARD })
  const launch = (tag_id: string, { viewer = owner, objective = 'CONSIDERATION' } = {}) =>
    call(viewer, 'promotions.create', {
      advertiser_id,
      pin_id,
      tag_id,
      objective,
      name: 'Lamps',
      daily_budget: 3,
      duration: 10,
      destination_url: 'https://kiln.test/lamps',
    })
  return { business, advertiser_id, launch }
}

it('B-4.58 a promotion takes no tag of another business, nor one that the person does not reach', async () => {
  const { business, advertiser_id, launch } = await anAdvertiser()
  const stranger = await aBusiness(deps)
  const refused = { code: 'TAG_NOT_FOUND' }
  const foreign = await aTag(stranger.id, await anAdAccount(deps, stranger.id))
  await expect(launch(foreign)).rejects.toMatchObject(refused)
  await expect(launch('1', { objective: 'WEB_CONVERSION' })).rejects.toMatchObject(refused)
  const other = await aTag(business.id, await anAdAccount(deps, business.id))
  const viewer = await aColleague(deps, business.id)
  await give(deps, business.id, viewer, advertiser_id, ['CAMPAIGN_MANAGER'])
  await expect(launch(other, { viewer })).rejects.toMatchObject(refused)
  expect(await launch(other)).toMatchObject({ tag_id: other })
})
