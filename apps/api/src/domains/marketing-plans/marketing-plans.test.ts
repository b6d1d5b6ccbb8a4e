import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketingPlanView } from '@tessera/api-types/marketing-plans/contracts'
import { allRoutes, type OperationName } from '@tessera/api-types/routes'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { hasActiveCatalog } from '../catalogs/catalog-service.ts'
import { aBusiness, aColleague } from '../business/testing/a-business.ts'
import { marketingPlansOperations } from './operations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const operation = (name: OperationName) => {
  const found = marketingPlansOperations.find(({ contract }) => contract.route.name === allRoutes[name].name)
  if (!found) throw new Error(`No operation ${name}`)
  return found
}

const plan = { topBusinessGoal: 'GET_LEADS', dailyAdsBudget: 12.5, weeklyLeads: 60 }

async function planner() {
  const { id: business_id, owner } = await aBusiness(deps)
  const call = callAs(deps, owner)
  return {
    business_id,
    list: async (input: object) => {
      const page = await call(operation('marketingPlans.list'), { business_id, ...input })
      return (page as { items: MarketingPlanView[] }).items.map((plan) => plan.marketingPlanName)
    },
    call: (name: OperationName, input: object = {}) =>
      call(operation(name), { business_id, ...input }) as Promise<MarketingPlanView>,
  }
}

describe('marketing plans', () => {
  it('B-4.79 are saved, listed, renamed, edited and deleted', async () => {
    const { call } = await planner()
    const saved = await call('marketingPlans.create', { ...plan, marketingPlanName: 'Autumn' })
    expect(saved).toMatchObject({ ...plan, weeklyCheckouts: 0, currency: 'EUR', hasFeed: false, version: 1 })
    const changed = { id: saved.id, marketingPlanName: 'Winter', dailyAdsBudget: 55, version: 1 }
    expect(await call('marketingPlans.update', changed)).toMatchObject({
      marketingPlanName: 'Winter',
      weeklyLeads: 60,
      marketingPlanSuggestion: {
        audienceWidth: 'WIDE',
        objective: 'WEB_CONVERSION',
        estimatedWeeklySpend: 385,
      },
      version: 2,
    })
    await expect(call('marketingPlans.update', changed)).rejects.toMatchObject({ code: 'STALE_RECORD' })
    expect(await call('marketingPlans.list')).toMatchObject({ total: 1, items: [{ id: saved.id }] })
    await call('marketingPlans.delete', { id: saved.id })
    await expect(call('marketingPlans.get', { id: saved.id })).rejects.toMatchObject({
      code: 'MARKETING_PLAN_NOT_FOUND',
    })
  })

  it('B-7.11 are ordered by what a column shows, and found by name and goal', async () => {
    const { call, list } = await planner()
    for (const [marketingPlanName, dailyAdsBudget, topBusinessGoal] of [
      ['Autumn', 20, 'GET_LEADS'],
      ['Winter', 9, 'GROW_AWARENESS'],
      ['Spring', 100, 'GET_LEADS'],
    ] as const)
      await call('marketingPlans.create', {
        marketingPlanName,
        dailyAdsBudget,
        topBusinessGoal,
        weeklyLeads: 1,
      })
    expect(await list({ sort: ['dailyAdsBudget', 'ASC'] })).toEqual(['Winter', 'Autumn', 'Spring'])
    expect(await list({ sort: ['dailyAdsBudget', 'DESC'] })).toEqual(['Spring', 'Autumn', 'Winter'])
    expect(await list({ sort: ['marketingPlanName', 'DESC'] })).toEqual(['Winter', 'Spring', 'Autumn'])
    expect(await list({ sort: ['created_time', 'DESC'] })).toEqual(['Spring', 'Winter', 'Autumn'])
    const leads = { topBusinessGoal: 'GET_LEADS' }
    expect(await list({ sort: ['marketingPlanName', 'ASC'], filter: leads })).toEqual(['Autumn', 'Spring'])
    expect(await list({ filter: { q: 'wint' } })).toEqual(['Winter'])
  })

  it('B-7.33 a suggestion follows the rule, and saves nothing', async () => {
    const { call } = await planner()
    expect(await call('marketingPlans.suggest', plan)).toEqual({
      hasFeed: false,
      currency: 'EUR',
      marketingPlanSuggestion: {
        objective: 'WEB_CONVERSION',
        audienceWidth: 'MEDIUM',
        dailyAdsBudget: 12.5,
        duration: 10,
        estimatedWeeklySpend: 87.5,
      },
    })
    expect(await call('marketingPlans.list')).toMatchObject({ total: 0 })
  })

  it('B-5.19 a budget below the smallest of the country is refused, a name comes by itself', async () => {
    const { call } = await planner()
    await expect(call('marketingPlans.create', { ...plan, dailyAdsBudget: 0.5 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: {
        fields: { dailyAdsBudget: { key: 'field.ad.budgetLow', params: { amount: 1, currency: 'EUR' } } },
      },
    })
    const { marketingPlanName } = await call('marketingPlans.create', plan)
    expect(marketingPlanName).toBe(`Marketing plan ${deps.now().toISOString().slice(0, 10)}`)
  })

  it('B-6.06 an employee reads plans and changes none; those of another business do not exist', async () => {
    const { business_id, call } = await planner()
    const { id } = await call('marketingPlans.create', plan)
    const employee = callAs(deps, await aColleague(deps, business_id))
    expect(await employee(operation('marketingPlans.get'), { business_id, id })).toMatchObject({
      abilities: { can_edit: false, can_delete: false },
    })
    await expect(employee(operation('marketingPlans.delete'), { business_id, id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const other = await planner()
    await expect(other.call('marketingPlans.get', { id })).rejects.toMatchObject({
      code: 'MARKETING_PLAN_NOT_FOUND',
    })
  })
})

it('B-4.79 products can be advertised once an active catalog of the business has some', async () => {
  const business = await aBusiness(deps)
  const country = { country: 'DE', language: 'de', currency: 'EUR', createdAt: deps.now() }
  const catalogId = deps.newId()
  await deps.read
    .insertInto('catalogs')
    .values({ id: catalogId, businessId: business.id, name: 'Shop', ...country })
    .execute()
  expect(await hasActiveCatalog(deps.read, business.id)).toBe(false)
  await deps.read.updateTable('catalogs').set({ productCount: 3 }).where('id', '=', catalogId).execute()
  expect(await hasActiveCatalog(deps.read, business.id)).toBe(true)
  const feedId = deps.newId()
  await deps.read
    .insertInto('catalogFeeds')
    .values({ id: feedId, catalogId, name: 'All', format: 'CSV', schedule: 'NONE', ...country })
    .execute()
  await deps.read
    .insertInto('catalogRuns')
    .values({ id: deps.newId(), feedId, state: 'FAILED', isDryRun: false, createdAt: deps.now() })
    .execute()
  expect(await hasActiveCatalog(deps.read, business.id)).toBe(false)
})
