import type { MarketingPlanFields } from '@tessera/api-types/marketing-plans/contracts'
import { createMarketingPlan } from '../domains/marketing-plans/marketing-plan-service.ts'
import { atWork, type DaysAgo } from './business-clock.ts'

const PLANS: readonly { days: number; plan: MarketingPlanFields }[] = [
  {
    days: 46,
    plan: {
      marketingPlanName: 'First customers abroad',
      topBusinessGoal: 'DRIVE_TRAFFIC',
      dailyAdsBudget: 15,
      weeklyAddToCarts: 20,
      weeklyLeads: 0,
      weeklyCheckouts: 6,
    },
  },
  {
    days: 9,
    plan: {
      marketingPlanName: 'Holiday season',
      topBusinessGoal: 'SELL_PRODUCTS',
      dailyAdsBudget: 40,
      weeklyAddToCarts: 120,
      weeklyLeads: 15,
      weeklyCheckouts: 45,
    },
  },
]

/** How the owner means to advertise: one plan that was carried out, one for the next weeks. */
export async function fillPlans(ago: DaysAgo, businessId: string, ownerId: string): Promise<void> {
  for (const { days, plan } of PLANS) await createMarketingPlan(atWork(ownerId), businessId, plan, ago(days))
}
