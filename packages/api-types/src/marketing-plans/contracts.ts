import { z } from 'zod'
import { AD_OBJECTIVES, AUDIENCE_WIDTHS, MAX_DAILY_BUDGET } from '../ads/ad-options.ts'
import { RecordVersion } from '../business/inputs.ts'
import { contract } from '../contract.ts'
import { fieldText } from '../field-text.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, int, text, Timestamp } from '../wire/scalars.ts'
import { MAX_WEEKLY_COUNT, PLAN_GOALS, PLAN_NAME_MAX } from './plan-rules.ts'
import { marketingPlansRoutes as r } from './routes.ts'

const count = int({ min: 0, max: MAX_WEEKLY_COUNT })
const isOfCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
const budget = z.number().positive().max(MAX_DAILY_BUDGET).refine(isOfCents, fieldText('field.cents'))
const name = text({ min: 1, max: PLAN_NAME_MAX })
const goal = z.enum(PLAN_GOALS)

const numbers = {
  topBusinessGoal: goal,
  dailyAdsBudget: budget,
  weeklyAddToCarts: count.default(0),
  weeklyLeads: count.default(0),
  weeklyCheckouts: count.default(0),
}

export const MarketingPlanFields = z.object({ ...numbers, marketingPlanName: name.optional() })
export type MarketingPlanFields = z.output<typeof MarketingPlanFields>

export const MarketingPlanChanges = z.object({
  topBusinessGoal: goal.optional(),
  dailyAdsBudget: budget.optional(),
  weeklyAddToCarts: count.optional(),
  weeklyLeads: count.optional(),
  weeklyCheckouts: count.optional(),
  marketingPlanName: name.optional(),
  version: RecordVersion.optional(),
})
export type MarketingPlanChanges = z.output<typeof MarketingPlanChanges>

export const PlanSuggestion = z.object({
  objective: z.enum(AD_OBJECTIVES),
  audienceWidth: z.enum(AUDIENCE_WIDTHS),
  dailyAdsBudget: z.number(),
  duration: z.number(),
  estimatedWeeklySpend: z.number(),
})
export type PlanSuggestion = z.output<typeof PlanSuggestion>

const Suggested = z.object({
  hasFeed: z.boolean(),
  marketingPlanSuggestion: PlanSuggestion,
  currency: z.string(),
})

export const MarketingPlanView = Suggested.extend({
  id: Id,
  business_id: Id,
  marketingPlanName: z.string(),
  topBusinessGoal: goal,
  dailyAdsBudget: z.number(),
  weeklyAddToCarts: z.number(),
  weeklyLeads: z.number(),
  weeklyCheckouts: z.number(),
  version: z.number(),
  created_time: Timestamp,
  abilities: z.object({ can_edit: z.boolean(), can_delete: z.boolean() }),
})
export type MarketingPlanView = z.output<typeof MarketingPlanView>

const record = z.object({ business_id: Id, id: Id })
const reading = ['BUSINESS_NOT_FOUND', 'MARKETING_PLAN_NOT_FOUND'] as const

export const marketingPlansContracts = {
  'marketingPlans.list': contract(r['marketingPlans.list'], {
    summary: 'The marketing plans of a business.',
    input: adminListInput(
      ['id', 'marketingPlanName', 'topBusinessGoal', 'dailyAdsBudget', 'created_time'],
      { q: z.string().max(200).optional(), topBusinessGoal: goal.optional() },
      ['marketingPlanName', 'ASC'],
    ),
    output: adminListOf(MarketingPlanView),
    errors: ['BUSINESS_NOT_FOUND'],
  }),
  'marketingPlans.get': contract(r['marketingPlans.get'], {
    summary: 'One marketing plan with what it suggests.',
    input: record,
    output: MarketingPlanView,
    errors: reading,
  }),
  'marketingPlans.create': contract(r['marketingPlans.create'], {
    summary: 'Saves a marketing plan.',
    input: MarketingPlanFields.extend({ business_id: Id }),
    output: MarketingPlanView,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED'],
  }),
  'marketingPlans.update': contract(r['marketingPlans.update'], {
    summary: 'Renames or changes a marketing plan.',
    input: MarketingPlanChanges.extend(record.shape),
    output: MarketingPlanView,
    errors: [...reading, 'NOT_ALLOWED', 'STALE_RECORD'],
  }),
  'marketingPlans.delete': contract(r['marketingPlans.delete'], {
    summary: 'Deletes a marketing plan; ads made by it stay.',
    input: record,
    output: MarketingPlanView,
    errors: [...reading, 'NOT_ALLOWED'],
  }),
  'marketingPlans.suggest': contract(r['marketingPlans.suggest'], {
    summary: 'Which ad fits such numbers; saves nothing.',
    input: z.object({ ...numbers, business_id: Id }),
    output: Suggested,
    errors: ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'],
  }),
}
