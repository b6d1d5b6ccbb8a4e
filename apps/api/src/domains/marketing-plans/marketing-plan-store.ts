import type { MarketingPlanView } from '@tessera/api-types/marketing-plans/contracts'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, equalTo, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

export interface MarketingPlanRow {
  id: string
  businessId: string
  name: string
  goal: MarketingPlanView['topBusinessGoal']
  dailyBudgetMicros: string
  weeklyAddToCarts: number
  weeklyLeads: number
  weeklyCheckouts: number
  version: number
  createdAt: Date
}

const plans = (db: Db, businessId: string) =>
  db
    .selectFrom('marketingPlans')
    .select([
      'id',
      'businessId',
      'name',
      'goal',
      'dailyBudgetMicros',
      'weeklyAddToCarts',
      'weeklyLeads',
      'weeklyCheckouts',
      'version',
      'createdAt',
    ])
    .where('businessId', '=', businessId)
    .$castTo<MarketingPlanRow>()

const fields = {
  sort: {
    id: plainColumn('id'),
    marketingPlanName: textColumn('name'),
    topBusinessGoal: plainColumn('goal'),
    dailyAdsBudget: plainColumn('dailyBudgetMicros'),
    created_time: plainColumn('createdAt'),
  },
  filter: { q: containing('name'), topBusinessGoal: equalTo('goal') },
}

export const listPlans = (
  db: Db,
  businessId: string,
  request: ListRequest,
): Promise<Listed<MarketingPlanRow>> => readList<MarketingPlanRow>(db, plans(db, businessId), request, fields)

export async function marketingPlan(
  db: Db,
  businessId: string,
  id: string,
): Promise<MarketingPlanRow | null> {
  return (await plans(db, businessId).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function countPlans(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('marketingPlans')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type PlanValues = Pick<
  MarketingPlanRow,
  'name' | 'goal' | 'dailyBudgetMicros' | 'weeklyAddToCarts' | 'weeklyLeads' | 'weeklyCheckouts'
>

export async function insertPlan(
  tx: Db,
  plan: PlanValues & { id: string; businessId: string; createdBy: string; createdAt: Date },
): Promise<void> {
  await tx.insertInto('marketingPlans').values(plan).execute()
}

export async function updatePlan(
  tx: Db,
  id: string,
  values: PlanValues & { version: number },
): Promise<void> {
  await tx.updateTable('marketingPlans').set(values).where('id', '=', id).execute()
}

export async function deletePlan(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('marketingPlans').where('id', '=', id).execute()
}
