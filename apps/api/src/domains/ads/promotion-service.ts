import { MICROS } from '@tessera/api-types/wire/micros'
import type { PromotionChanges } from '@tessera/api-types/ads/inputs'
import { budgetFault } from '@tessera/api-types/ads/promotion-rules'
import { RESULT_DIMENSIONS } from '@tessera/api-types/ads/ad-options'
import type { PromotionDayView, PromotionDeliveryView, PromotionView } from '@tessera/api-types/ads/views'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import {
  adAccountAccess,
  assertAllowed,
  isAllowedOn,
  listAdAccountsWith,
  type AdAccountAccess,
} from '../business/ad-account-access.ts'
import { accessOf, recordHistory } from '../business/business-access-service.ts'
import { standings } from './advertiser-store.ts'
import { refuseFaults } from './advertiser-service.ts'
import { recentVerdicts } from '../delivery/sample-service.ts'
import { billingStatusOf } from '../business/billing-rules.ts'
import { concernOfPromotion } from './promotion-notice-service.ts'
import { isFinal, mayChoose, READS_PROMOTIONS } from './promotion-rules.ts'
import {
  accountsIn,
  endOfDay,
  listPromotions as listRows,
  lockPromotion,
  promotion,
  updatePromotion,
  type PromotionRow,
} from './promotion-store.ts'
import { type AudienceCell, resultGroups, totalOf } from './promotion-audience-rules.ts'
import { daysAndCells, listGroups } from './promotion-audience-store.ts'
import { listPlaceDays, resultsByPlace } from './promotion-places-store.ts'
import {
  toGroupRow,
  toPlaceDayView,
  toPlaceView,
  toPromotionDayView,
  toPromotionView,
} from './promotion-view.ts'

interface Place {
  advertiser_id: string
  id: string
}

export const mayReadPromotions = (account: AdAccountAccess): void =>
  assertAllowed(account, ...READS_PROMOTIONS)

const mayEdit = (account: AdAccountAccess): boolean => isAllowedOn(account, 'CAMPAIGN_MANAGER')

export async function listPromotions(
  { userId }: Member,
  advertiserId: string,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  const account = await adAccountAccess(read, userId, advertiserId)
  mayReadPromotions(account)
  const { rows, ...range } = await listRows(read, [advertiserId], request)
  return { items: rows.map((row) => toPromotionView(row, mayEdit(account))), ...range }
}

/** The promotions of all ad accounts of a business that the caller reads, own ones and those of partners. */
export async function listPromotionsOfBusiness(
  { userId }: Member,
  businessId: string,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  await accessOf(read, businessId, userId)
  const readable = (await listAdAccountsWith(read, userId, 'READ')).filter((account) =>
    isAllowedOn(account, ...READS_PROMOTIONS),
  )
  const ids = await accountsIn(
    read,
    businessId,
    readable.map(({ id }) => id),
  )
  const edited = new Set(readable.filter(mayEdit).map(({ id }) => id))
  const { rows, ...range } = await listRows(read, ids, request)
  const items = rows.map((row) => ({
    ...toPromotionView(row, edited.has(row.adAccountId)),
    advertiser_name: row.adAccountName,
  }))
  return { items, ...range }
}

export async function getPromotion(
  { userId }: Member,
  { advertiser_id, id }: Place,
  { read }: Pick<Deps, 'read'>,
): Promise<PromotionView> {
  const account = await adAccountAccess(read, userId, advertiser_id)
  mayReadPromotions(account)
  return toPromotionView(await found(read, advertiser_id, id), mayEdit(account))
}

export async function promotionResults(
  { userId }: Member,
  { advertiser_id, id }: Place,
  { read, now }: Pick<Deps, 'now' | 'read'>,
) {
  const account = await adAccountAccess(read, userId, advertiser_id)
  mayReadPromotions(account)
  await found(read, advertiser_id, id)
  const [{ days, cells }, places] = await Promise.all([
    daysAndCells(read, { id, timeZone: account.timeZone, now: now() }),
    resultsByPlace(read, id),
  ])
  const shown = days.map(toPromotionDayView)
  return {
    days: shown,
    places: places.map(toPlaceView),
    groups: groupsOf(cells, shown).map(({ results, ...group }) => ({ ...group, ...results })),
  }
}

const groupsOf = (cells: readonly AudienceCell[], days: readonly PromotionDayView[]) =>
  RESULT_DIMENSIONS.flatMap((dimension) => resultGroups(cells, totalOf(days), dimension))

/** What a promotion brought with whom, for tables and files. */
export async function listPromotionGroups(
  { userId }: Member,
  { advertiser_id, id }: Place,
  request: ListRequest,
  { read, now }: Pick<Deps, 'now' | 'read'>,
) {
  const account = await adAccountAccess(read, userId, advertiser_id)
  mayReadPromotions(account)
  const { currency } = await found(read, advertiser_id, id)
  const { days, cells } = await daysAndCells(read, { id, timeZone: account.timeZone, now: now() })
  const groups = groupsOf(cells, days.map(toPromotionDayView))
  const { rows, ...range } = await listGroups(read, groups, currency, request)
  return { items: rows.map(toGroupRow), ...range }
}

/** The same by day and by the list it stood in, for tables and files. */
export async function listPromotionDays(
  { userId }: Member,
  { advertiser_id, id }: Place,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  mayReadPromotions(await adAccountAccess(read, userId, advertiser_id))
  await found(read, advertiser_id, id)
  const { rows, ...range } = await listPlaceDays(read, id, request)
  return { items: rows.map(toPlaceDayView), ...range }
}

/** Where a promotion stood, and why not elsewhere, on the pages of the last days that were sampled. */
export async function promotionDelivery(
  { userId }: Member,
  { advertiser_id, id }: Place,
  { read, now }: Pick<Deps, 'now' | 'read'>,
): Promise<PromotionDeliveryView> {
  mayReadPromotions(await adAccountAccess(read, userId, advertiser_id))
  await found(read, advertiser_id, id)
  return recentVerdicts(read, id, now())
}

async function found(db: Db, adAccountId: string, id: string): Promise<PromotionRow> {
  const row = await promotion(db, adAccountId, id)
  if (!row) throw new DomainError('PROMOTION_NOT_FOUND')
  return row
}

const ACTION = { ACTIVE: 'RESUME', PAUSED: 'PAUSE', COMPLETED: 'COMPLETE' } as const

export function changePromotion(
  { userId }: Member,
  { advertiser_id, id }: Place,
  { seen, ...changes }: PromotionChanges,
  deps: Pick<Deps, 'newId' | 'now' | 'payments' | 'transact'>,
): Promise<PromotionView> {
  return deps.transact(async (tx) => {
    const account = await adAccountAccess(tx, userId, advertiser_id)
    assertAllowed(account, 'CAMPAIGN_MANAGER')
    await lockPromotion(tx, advertiser_id, id)
    const row = await found(tx, advertiser_id, id)
    const stored = { daily_budget: Number(row.dailyBudgetMicros) / MICROS, end_date: row.endDate }
    refuseOverwriting(stored, changes, seen)
    await changeStatus(tx, account, row, changes, deps)
    await changeTerms(tx, account, { ...row, status: changes.status ?? row.status }, changes, deps)
    return toPromotionView(await found(tx, advertiser_id, id), true)
  })
}

type Recording = Pick<Deps, 'newId' | 'now'>

async function changeStatus(
  tx: Db,
  account: AdAccountAccess,
  row: PromotionRow,
  { status }: PromotionChanges,
  deps: Recording & Pick<Deps, 'payments'>,
): Promise<void> {
  if (status === undefined || status === row.status) return
  if (!mayChoose(row.status, status))
    throw new DomainError('CONFLICT', { reason: { key: 'refusal.promotionState' } })
  if (status === 'ACTIVE' && !deps.payments) throw new DomainError('PAYMENTS_OFF')
  const [standing] = await standings(tx, [account.id])
  if (status === 'ACTIVE' && billingStatusOf(standing?.billing ?? null, deps.now()) !== 'VALID')
    throw new DomainError('BILLING_INVALID')
  await updatePromotion(tx, row.id, {
    status,
    ...(status === 'COMPLETED' && { endAt: deps.now() }),
  })
  await record(tx, account, row, deps, {
    action: ACTION[status],
    changes: [{ field: 'status', old: row.status, new: status }],
  })
}

async function changeTerms(
  tx: Db,
  account: AdAccountAccess,
  row: PromotionRow,
  { daily_budget, end_date }: PromotionChanges,
  deps: Recording,
): Promise<void> {
  if (daily_budget === undefined && end_date === undefined) return
  if (isFinal(row.status)) throw new DomainError('CONFLICT', { reason: { key: 'refusal.promotionState' } })
  const endAt = typeof end_date === 'string' ? await endOfDay(tx, account.timeZone, end_date) : end_date
  refuseFaults({
    daily_budget:
      daily_budget === undefined ? null : budgetFault(daily_budget, { ...account, currency: row.currency }),
    end_date: endAt && endAt <= deps.now() ? { key: 'field.ad.endPast' } : null,
  })
  const budget = daily_budget === undefined ? undefined : Math.round(daily_budget * MICROS)
  await updatePromotion(tx, row.id, {
    ...(budget !== undefined && { dailyBudgetMicros: budget }),
    ...(endAt !== undefined && { endAt }),
  })
  const changed: FieldChange[] = [
    ...(budget === undefined
      ? []
      : [{ field: 'daily_budget_micros', old: Number(row.dailyBudgetMicros), new: budget }]),
    ...(endAt === undefined ? [] : [{ field: 'end_date', old: row.endDate, new: end_date ?? null }]),
  ]
  await record(tx, account, row, deps, { action: 'UPDATE', changes: changed })
}

const record = async (
  tx: Db,
  account: AdAccountAccess,
  row: PromotionRow,
  deps: Recording,
  change: { action: 'COMPLETE' | 'PAUSE' | 'RESUME' | 'UPDATE'; changes: FieldChange[] },
) => {
  const concern = await concernOfPromotion(tx, row)
  const entity = { entityType: 'PROMOTION', entityId: row.id, entityName: row.name } as const
  await recordHistory(tx, deps, account, { ...change, ...entity, concern })
}
