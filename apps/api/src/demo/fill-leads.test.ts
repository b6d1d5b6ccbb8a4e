import { expect, it } from 'vitest'
import { aMember } from '../testing/test-callers.ts'
import { testDeps } from '../testing/test-deps.ts'
import { aPromotion } from '../testing/test-promotions.ts'
import { fillLeads } from './fill-leads.ts'

it('the demo has a lead form that members have filled out', async () => {
  const deps = await testDeps()
  const { id, business } = await aPromotion(deps)
  const senders = [(await aMember(deps)).userId, (await aMember(deps)).userId]
  await deps.transact((tx) => fillLeads(tx, deps, { businessId: business.id, senders }))
  const leads = await deps.read.selectFrom('leads').select('userId').where('promotionId', '=', id).execute()
  expect(leads.map(({ userId }) => userId).toSorted()).toEqual(senders.toSorted())
})
