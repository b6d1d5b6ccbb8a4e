import {
  MAX_DAILY_BUDGET,
  smallestBudget,
  usualDuration,
  type AdObjective,
  type AudienceWidth,
} from '../ads/ad-options.ts'
import type { BusinessGoal } from '../business-onboarding/onboarding-options.ts'

export const PLAN_GOALS = ['GROW_AWARENESS', 'DRIVE_TRAFFIC', 'GET_LEADS', 'SELL_PRODUCTS'] as const // decided: B-4.77
export type PlanGoal = (typeof PLAN_GOALS)[number]

export const MAX_WEEKLY_COUNT = 1_000_000
export const PLAN_NAME_MAX = 100

/** What a plan is suggested from. */
export interface PlanNumbers {
  topBusinessGoal: PlanGoal
  /** In units of the currency. */
  dailyAdsBudget: number
  weeklyAddToCarts: number
  weeklyLeads: number
  weeklyCheckouts: number
  hasFeed: boolean
}

export interface PlanPlace {
  country: string
  currency: string
}

const FEWEST_CONVERSIONS = 50
const DAYS_OF_WEEK = 7
const TENFOLD_CURRENCIES = ['DKK', 'NOK', 'SEK']
const MEDIUM_FROM = 10
const WIDE_FROM = 50

function suggestedObjective(plan: PlanNumbers): AdObjective {
  const { topBusinessGoal: goal, hasFeed, weeklyAddToCarts, weeklyLeads, weeklyCheckouts } = plan
  if (goal === 'SELL_PRODUCTS' && hasFeed) return 'CATALOG_SALES'
  const isConverting = goal === 'GET_LEADS' || goal === 'SELL_PRODUCTS'
  const conversions = weeklyAddToCarts + weeklyLeads + weeklyCheckouts
  return isConverting && conversions >= FEWEST_CONVERSIONS ? 'WEB_CONVERSION' : 'CONSIDERATION'
}

function suggestedWidth(daily: number, currency: string): AudienceWidth {
  const unit = TENFOLD_CURRENCIES.includes(currency) ? 10 : 1
  if (daily < MEDIUM_FROM * unit) return 'NARROW'
  return daily < WIDE_FROM * unit ? 'MEDIUM' : 'WIDE'
}

/** Which ad fits a plan. // decided: B-4.78 */
export const suggestPlan = (plan: PlanNumbers, { country, currency }: PlanPlace) => ({
  objective: suggestedObjective(plan),
  audienceWidth: suggestedWidth(plan.dailyAdsBudget, currency),
  dailyAdsBudget: plan.dailyAdsBudget,
  duration: usualDuration(country),
  estimatedWeeklySpend: Math.round(plan.dailyAdsBudget * DAYS_OF_WEEK * 100) / 100,
})

const GOAL_OF: Partial<Record<BusinessGoal, PlanGoal>> = {
  BRAND_AWARENESS: 'GROW_AWARENESS',
  WEBSITE_TRAFFIC: 'DRIVE_TRAFFIC',
  LEADS: 'GET_LEADS',
  SELL_PRODUCTS: 'SELL_PRODUCTS',
}

/** The goal of a plan that the questionnaire has given already: by exactly one goal that has its like. // decided: B-4.77 */
export const goalOfOnboarding = (goals: readonly BusinessGoal[]): PlanGoal | null =>
  (goals.length === 1 && goals[0] !== undefined && GOAL_OF[goals[0]]) || null

/** The weekly numbers that fit a goal. */
export const COUNTS_OF: Readonly<Record<PlanGoal, readonly WeeklyCount[]>> = {
  GROW_AWARENESS: [],
  DRIVE_TRAFFIC: [],
  GET_LEADS: ['weeklyLeads'],
  SELL_PRODUCTS: ['weeklyAddToCarts', 'weeklyCheckouts'],
}
export const WEEKLY_COUNTS = ['weeklyAddToCarts', 'weeklyLeads', 'weeklyCheckouts'] as const
export type WeeklyCount = (typeof WEEKLY_COUNTS)[number]

export const isWeeklyCount = (count: number | null): boolean =>
  count !== null && Number.isInteger(count) && count >= 0 && count <= MAX_WEEKLY_COUNT

/** What is wrong with a budget, in units of the currency. // decided: B-5.19 */
export function planBudgetFault(
  amount: number | null,
  { country, currency }: PlanPlace,
): 'needed' | 'low' | 'high' | null {
  if (amount === null || !Number.isFinite(amount)) return 'needed'
  if (amount < smallestBudget(country, currency)) return 'low'
  return amount > MAX_DAILY_BUDGET ? 'high' : null
}

export const planNameOf = (day: string): string => `Marketing plan ${day}`
