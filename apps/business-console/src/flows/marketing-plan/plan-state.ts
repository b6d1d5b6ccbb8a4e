import type { MarketingPlanView, PlanSuggestion } from '@tessera/api-types/marketing-plans/contracts'
import {
  COUNTS_OF,
  goalOfOnboarding,
  isWeeklyCount,
  planBudgetFault,
  planNameOf,
  PLAN_NAME_MAX,
  WEEKLY_COUNTS,
  type PlanGoal,
  type PlanPlace,
} from '@tessera/api-types/marketing-plans/plan-rules'
import { smallestBudget } from '@tessera/api-types/ads/ad-options'
import type { BusinessGoal } from '@tessera/api-types/business-onboarding/onboarding-options'

/** The plan on screen. // spec 002 §3 */
export interface PlanState {
  topBusinessGoal: PlanGoal | null
  dailyAdsBudget: number | null
  weeklyAddToCarts: number
  weeklyLeads: number
  weeklyCheckouts: number
  hasFeed: boolean
  shouldShowGoalsStep: boolean
  marketingPlanName: string
  marketingPlanSuggestion: PlanSuggestion | null
}

export type PlanStep = 'goals' | 'budget' | 'summary'

/** A new plan; the questionnaire may have given its goal already. */
export function newPlan(goals: readonly BusinessGoal[], place: PlanPlace, today: string): PlanState {
  const goal = goalOfOnboarding(goals)
  return {
    topBusinessGoal: goal,
    dailyAdsBudget: smallestBudget(place.country, place.currency),
    weeklyAddToCarts: 0,
    weeklyLeads: 0,
    weeklyCheckouts: 0,
    hasFeed: false,
    shouldShowGoalsStep: goal === null,
    marketingPlanName: planNameOf(today),
    marketingPlanSuggestion: null,
  }
}

export const savedPlan = (plan: MarketingPlanView): PlanState => ({
  topBusinessGoal: plan.topBusinessGoal,
  dailyAdsBudget: plan.dailyAdsBudget,
  weeklyAddToCarts: plan.weeklyAddToCarts,
  weeklyLeads: plan.weeklyLeads,
  weeklyCheckouts: plan.weeklyCheckouts,
  hasFeed: plan.hasFeed,
  shouldShowGoalsStep: true,
  marketingPlanName: plan.marketingPlanName,
  marketingPlanSuggestion: plan.marketingPlanSuggestion,
})

export type PlanAction =
  | { type: 'changed'; changes: Partial<PlanState> }
  | { type: 'suggested'; hasFeed: boolean; suggestion: PlanSuggestion }

export function planReducer(state: PlanState, action: PlanAction): PlanState {
  if (action.type === 'suggested')
    return { ...state, hasFeed: action.hasFeed, marketingPlanSuggestion: action.suggestion }
  return fitting({ ...state, ...action.changes })
}

/** Weekly numbers of another goal count for nothing. */
function fitting(state: PlanState): PlanState {
  const asked = state.topBusinessGoal ? COUNTS_OF[state.topBusinessGoal] : []
  const dropped = WEEKLY_COUNTS.filter((count) => !asked.includes(count))
  return { ...state, ...Object.fromEntries(dropped.map((count) => [count, 0])) }
}

export const stepsOf = ({ shouldShowGoalsStep }: PlanState): readonly PlanStep[] =>
  shouldShowGoalsStep ? ['goals', 'budget', 'summary'] : ['budget', 'summary']

export function canProceedFrom(step: PlanStep, state: PlanState, place: PlanPlace): boolean {
  if (step === 'goals') return state.topBusinessGoal !== null
  if (step === 'budget')
    return (
      planBudgetFault(state.dailyAdsBudget, place) === null &&
      WEEKLY_COUNTS.every((count) => isWeeklyCount(state[count]))
    )
  const { length } = state.marketingPlanName.trim()
  return state.marketingPlanSuggestion !== null && length >= 1 && length <= PLAN_NAME_MAX
}
