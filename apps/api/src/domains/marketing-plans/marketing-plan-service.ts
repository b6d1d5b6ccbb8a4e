import { smallestBudget } from '@tessera/api-types/ads/ad-options'
import { MICROS } from '@tessera/api-types/wire/micros'
import type {
  MarketingPlanChanges,
  MarketingPlanFields,
  MarketingPlanView,
} from '@tessera/api-types/marketing-plans/contracts'
import {
  planBudgetFault,
  planNameOf,
  suggestPlan,
  type PlanPlace,
} from '@tessera/api-types/marketing-plans/plan-rules'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { BusinessRole } from '@tessera/api-types/business/roles'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { refuseStale } from '../../kernel/refuse-stale.ts'
import { accessOf, lockedAccess, type Access } from '../business/business-access-service.ts'
import { hasActiveCatalog } from '../catalogs/catalog-service.ts'
import {
  countPlans,
  deletePlan,
  insertPlan,
  listPlans,
  marketingPlan,
  updatePlan,
  type MarketingPlanRow,
  type PlanValues,
} from './marketing-plan-store.ts'
import { toMarketingPlanView } from './marketing-plan-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>
type Reads = Pick<Deps, 'read'>

const MAX_PLANS = 200

export async function listMarketingPlans(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  deps: Reads,
) {
  const access = await accessOf(deps.read, businessId, viewer.userId)
  const { rows, ...range } = await listPlans(deps.read, businessId, request)
  const context = await planContext(deps.read, access)
  return { items: rows.map((row) => toMarketingPlanView(row, context)), ...range }
}

export async function getMarketingPlan(viewer: Member, businessId: string, id: string, deps: Reads) {
  const access = await accessOf(deps.read, businessId, viewer.userId)
  return view(deps.read, access, await readable(deps.read, businessId, id))
}

/** Which ad fits such numbers. */
export async function suggestFor(
  viewer: Member,
  businessId: string,
  numbers: Omit<MarketingPlanFields, 'marketingPlanName'>,
  deps: Reads,
) {
  const access = await accessOf(deps.read, businessId, viewer.userId)
  if (!canPlan(access)) throw new DomainError('NOT_ALLOWED')
  const { place, hasFeed } = await planContext(deps.read, access)
  refuseBudget(numbers.dailyAdsBudget, place)
  return {
    hasFeed,
    marketingPlanSuggestion: suggestPlan({ ...numbers, hasFeed }, place),
    currency: place.currency,
  }
}

export function createMarketingPlan(
  viewer: Member,
  businessId: string,
  fields: MarketingPlanFields,
  deps: Needs,
): Promise<MarketingPlanView> {
  return deps.transact(async (tx) => {
    const access = await plannerAccess(tx, businessId, viewer)
    if ((await countPlans(tx, businessId)) >= MAX_PLANS) throw new DomainError('LIMIT_REACHED')
    refuseBudget(fields.dailyAdsBudget, placeOf(access))
    const createdAt = deps.now()
    const id = deps.newId()
    const name = fields.marketingPlanName ?? planNameOf(createdAt.toISOString().slice(0, 10))
    await insertPlan(tx, {
      ...valuesOf({ ...fields, marketingPlanName: name }),
      id,
      businessId,
      createdBy: viewer.userId,
      createdAt,
    })
    return view(tx, access, await readable(tx, businessId, id))
  })
}

export function changeMarketingPlan(
  viewer: Member,
  { business_id: businessId, id }: { business_id: string; id: string },
  { version, ...changes }: MarketingPlanChanges,
  deps: Needs,
): Promise<MarketingPlanView> {
  return deps.transact(async (tx) => {
    const access = await plannerAccess(tx, businessId, viewer)
    const row = await readable(tx, businessId, id)
    refuseStale(row, version)
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const fields = { ...fieldsOf(row), ...given }
    refuseBudget(fields.dailyAdsBudget, placeOf(access))
    await updatePlan(tx, id, { ...valuesOf(fields), version: row.version + 1 })
    return view(tx, access, await readable(tx, businessId, id))
  })
}

export function deleteMarketingPlan(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Needs,
): Promise<MarketingPlanView> {
  return deps.transact(async (tx) => {
    const access = await plannerAccess(tx, businessId, viewer)
    const removed = await view(tx, access, await readable(tx, businessId, id))
    await deletePlan(tx, id)
    return removed
  })
}

/** Colleagues read plans; who manages the business makes them. */
const canPlan = ({ role }: { role: BusinessRole }): boolean => role !== 'EMPLOYEE'

async function plannerAccess(tx: Db, businessId: string, { userId }: Member): Promise<Access> {
  const access = await lockedAccess(tx, businessId, userId)
  if (!canPlan(access)) throw new DomainError('NOT_ALLOWED')
  return access
}

async function readable(db: Db, businessId: string, id: string): Promise<MarketingPlanRow> {
  const row = await marketingPlan(db, businessId, id)
  if (!row) throw new DomainError('MARKETING_PLAN_NOT_FOUND')
  return row
}

const placeOf = ({ business: { country, currency } }: Access): PlanPlace => ({ country, currency })

async function planContext(db: Db, access: Access) {
  const { businessId } = access.actor
  return {
    place: placeOf(access),
    hasFeed: await hasActiveCatalog(db, businessId),
    isPlanner: canPlan(access),
  }
}

const view = async (db: Db, access: Access, row: MarketingPlanRow) =>
  toMarketingPlanView(row, await planContext(db, access))

function refuseBudget(amount: number, place: PlanPlace): void {
  if (planBudgetFault(amount, place) === null) return
  const params = { amount: smallestBudget(place.country, place.currency), currency: place.currency }
  throw fieldError('INVALID_INPUT', 'dailyAdsBudget', { key: 'field.ad.budgetLow', params })
}

type Fields = Required<Pick<MarketingPlanFields, 'marketingPlanName'>> & MarketingPlanFields

const fieldsOf = (row: MarketingPlanRow) => ({
  marketingPlanName: row.name,
  topBusinessGoal: row.goal,
  dailyAdsBudget: Number(row.dailyBudgetMicros) / MICROS,
  weeklyAddToCarts: row.weeklyAddToCarts,
  weeklyLeads: row.weeklyLeads,
  weeklyCheckouts: row.weeklyCheckouts,
})

const valuesOf = ({ marketingPlanName, topBusinessGoal, dailyAdsBudget, ...counts }: Fields): PlanValues => ({
  ...counts,
  name: marketingPlanName ?? '',
  goal: topBusinessGoal,
  dailyBudgetMicros: String(Math.round(dailyAdsBudget * MICROS)),
})
