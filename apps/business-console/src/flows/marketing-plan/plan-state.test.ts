import { describe, expect, it } from 'vitest'
import { canProceedFrom, newPlan, planReducer, stepsOf } from './plan-state.ts'

const us = { country: 'US', currency: 'USD' }
const fresh = newPlan([], us, '2026-03-01')

describe('the marketing plan on screen', () => {
  it('B-3.47 holds the nine fields of the document', () => {
    expect(Object.keys(fresh)).toEqual([
      'topBusinessGoal',
      'dailyAdsBudget',
      'weeklyAddToCarts',
      'weeklyLeads',
      'weeklyCheckouts',
      'hasFeed',
      'shouldShowGoalsStep',
      'marketingPlanName',
      'marketingPlanSuggestion',
    ])
  })

  it('B-4.76 begins with weekly numbers of 0 and the goals shown', () => {
    expect(fresh).toMatchObject({
      weeklyAddToCarts: 0,
      weeklyLeads: 0,
      weeklyCheckouts: 0,
      shouldShowGoalsStep: true,
      marketingPlanName: 'Marketing plan 2026-03-01',
    })
  })

  it('B-2.61 B-4.77 goes from goals to budget to summary, without goals where the questionnaire gave one', () => {
    expect(stepsOf(fresh)).toEqual(['goals', 'budget', 'summary'])
    const known = newPlan(['SELL_PRODUCTS'], us, '2026-03-01')
    expect(stepsOf(known)).toEqual(['budget', 'summary'])
    expect(known.topBusinessGoal).toBe('SELL_PRODUCTS')
  })

  it('B-4.77 weekly numbers of another goal do not stay', () => {
    const leads = planReducer(fresh, {
      type: 'changed',
      changes: { topBusinessGoal: 'GET_LEADS', weeklyLeads: 80 },
    })
    expect(leads.weeklyLeads).toBe(80)
    expect(
      planReducer(leads, { type: 'changed', changes: { topBusinessGoal: 'DRIVE_TRAFFIC' } }).weeklyLeads,
    ).toBe(0)
  })

  it('B-5.19 a step is left with valid values alone', () => {
    expect(canProceedFrom('goals', fresh, us)).toBe(false)
    const chosen = planReducer(fresh, { type: 'changed', changes: { topBusinessGoal: 'GET_LEADS' } })
    expect(canProceedFrom('goals', chosen, us)).toBe(true)
    for (const [dailyAdsBudget, expected] of [
      [2.99, false],
      [3, true],
      [1_000_001, false],
      [null, false],
    ] as const) {
      const spending = planReducer(chosen, { type: 'changed', changes: { dailyAdsBudget } })
      expect(canProceedFrom('budget', spending, us)).toBe(expected)
    }
    expect(canProceedFrom('summary', chosen, us)).toBe(false)
  })
})
