import { MICROS } from '@tessera/api-types/wire/micros'
import type { MarketingPlanView } from '@tessera/api-types/marketing-plans/contracts'
import { suggestPlan, type PlanPlace } from '@tessera/api-types/marketing-plans/plan-rules'
import type { MarketingPlanRow } from './marketing-plan-store.ts'

interface Context {
  place: PlanPlace
  hasFeed: boolean
  isPlanner: boolean
}

export function toMarketingPlanView(
  row: MarketingPlanRow,
  { place, hasFeed, isPlanner }: Context,
): MarketingPlanView {
  const numbers = {
    topBusinessGoal: row.goal,
    dailyAdsBudget: Number(row.dailyBudgetMicros) / MICROS,
    weeklyAddToCarts: row.weeklyAddToCarts,
    weeklyLeads: row.weeklyLeads,
    weeklyCheckouts: row.weeklyCheckouts,
    hasFeed,
  }
  return {
    ...numbers,
    id: row.id,
    business_id: row.businessId,
    marketingPlanName: row.name,
    marketingPlanSuggestion: suggestPlan(numbers, place),
    currency: place.currency,
    version: row.version,
    created_time: row.createdAt.toISOString(),
    abilities: { can_edit: isPlanner, can_delete: isPlanner },
  }
}
