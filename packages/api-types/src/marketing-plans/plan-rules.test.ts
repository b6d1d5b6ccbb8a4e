import { describe, expect, it } from 'vitest'
import { MarketingPlanFields } from './contracts.ts'
import { goalOfOnboarding, planBudgetFault, planNameOf, suggestPlan, type PlanNumbers } from './plan-rules.ts'

const plan: PlanNumbers = {
  topBusinessGoal: 'SELL_PRODUCTS',
  dailyAdsBudget: 10,
  weeklyAddToCarts: 0,
  weeklyLeads: 0,
  weeklyCheckouts: 0,
  hasFeed: false,
}
const us = { country: 'US', currency: 'USD' }

describe('what a plan suggests', () => {
  it.each<[Partial<PlanNumbers>, string]>([
    [{ hasFeed: true }, 'CATALOG_SALES'],
    [{ hasFeed: true, topBusinessGoal: 'GET_LEADS', weeklyLeads: 50 }, 'WEB_CONVERSION'],
    [{ weeklyAddToCarts: 20, weeklyLeads: 10, weeklyCheckouts: 19 }, 'CONSIDERATION'],
    [{ weeklyAddToCarts: 20, weeklyLeads: 10, weeklyCheckouts: 20 }, 'WEB_CONVERSION'],
    [{ topBusinessGoal: 'GET_LEADS', weeklyLeads: 49 }, 'CONSIDERATION'],
    [{ topBusinessGoal: 'DRIVE_TRAFFIC', weeklyLeads: 900 }, 'CONSIDERATION'],
    [{ topBusinessGoal: 'GROW_AWARENESS', hasFeed: true }, 'CONSIDERATION'],
  ])('B-4.78 with %j: %s', (given, objective) => {
    expect(suggestPlan({ ...plan, ...given }, us).objective).toBe(objective)
  })

  it.each([
    [9.99, 'USD', 'NARROW'],
    [10, 'USD', 'MEDIUM'],
    [49.99, 'EUR', 'MEDIUM'],
    [50, 'EUR', 'WIDE'],
    [99.99, 'SEK', 'NARROW'],
    [100, 'DKK', 'MEDIUM'],
    [499.99, 'NOK', 'MEDIUM'],
    [500, 'SEK', 'WIDE'],
  ])('B-4.78 at %d %s a day: %s', (dailyAdsBudget, currency, width) => {
    const suggestion = suggestPlan({ ...plan, dailyAdsBudget }, { country: 'US', currency })
    expect(suggestion).toMatchObject({ audienceWidth: width, dailyAdsBudget })
  })

  it('B-4.78 holds the days and the spend of a week', () => {
    expect(suggestPlan({ ...plan, dailyAdsBudget: 12.5 }, us)).toMatchObject({
      duration: 10,
      estimatedWeeklySpend: 87.5,
    })
    expect(suggestPlan(plan, { country: 'SE', currency: 'SEK' }).duration).toBe(30)
  })
})

describe('what a plan takes', () => {
  const takes = (given: object) =>
    MarketingPlanFields.safeParse({ topBusinessGoal: 'GET_LEADS', dailyAdsBudget: 5, ...given }).success

  it.each<[object, boolean]>([
    [{}, true],
    [{ topBusinessGoal: undefined }, false],
    [{ topBusinessGoal: 'FAME' }, false],
    [{ weeklyLeads: 1_000_000 }, true],
    [{ weeklyLeads: 1_000_001 }, false],
    [{ weeklyCheckouts: -1 }, false],
    [{ weeklyAddToCarts: 1.5 }, false],
    [{ marketingPlanName: '' }, false],
    [{ marketingPlanName: 'p'.repeat(100) }, true],
    [{ marketingPlanName: 'p'.repeat(101) }, false],
    [{ dailyAdsBudget: 1_000_001 }, false],
    [{ dailyAdsBudget: 5.001 }, false],
  ])('B-5.19 %j: %s', (given, expected) => {
    expect(takes(given)).toBe(expected)
  })

  it('B-5.19 holds the budget to the smallest of the country and to a million', () => {
    expect([null, 2.99, 3, 1_000_000, 1_000_000.01].map((amount) => planBudgetFault(amount, us))).toEqual([
      'needed',
      'low',
      null,
      null,
      'high',
    ])
    expect(planNameOf('2026-03-01')).toBe('Marketing plan 2026-03-01')
  })

  it('B-4.77 takes the goal of the questionnaire where it gave exactly one that fits', () => {
    expect(goalOfOnboarding(['LEADS'])).toBe('GET_LEADS')
    expect(goalOfOnboarding(['BRAND_AWARENESS'])).toBe('GROW_AWARENESS')
    expect(goalOfOnboarding(['LEADS', 'SELL_PRODUCTS'])).toBeNull()
    expect(goalOfOnboarding(['NOT_SURE'])).toBeNull()
    expect(goalOfOnboarding([])).toBeNull()
  })
})
