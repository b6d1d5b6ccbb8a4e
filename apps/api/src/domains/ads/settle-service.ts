import type { PromotionStatus } from '@tessera/api-types/ads/ad-options'
import type { Db, Deps } from '../../kernel/deps.ts'
import { recordSystemHistory } from '../business/business-access-service.ts'
import { billingStatusOf } from '../business/billing-rules.ts'
import { turnPromotedGroups } from './promoted-group-store.ts'
import { concernOfPromotion, notifyOfHolds, type HeldPromotion } from './promotion-notice-service.ts'
import { settledState, type PromotionState } from './promotion-rules.ts'
import {
  lockUnsettled,
  refreshSpentShares,
  SETTLED_AT_ONCE,
  setState,
  unsettledPromotions,
  type UnsettledRow,
} from './settle-store.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>

const ACTION: Partial<Record<PromotionStatus, 'COMPLETE' | 'DECLINE' | 'PAUSE' | 'RESUME'>> = {
  COMPLETED: 'COMPLETE',
  REJECTED: 'DECLINE',
  BILLING_HOLD: 'PAUSE',
  PENDING_REVIEW: 'PAUSE',
  ACTIVE: 'RESUME',
}

/**
 * Brings each promotion to the state that review, billing and time ask for, a page of them at a time; a second run
 * changes nothing.
 */
export async function settlePromotions(deps: Needs): Promise<void> {
  await deps.transact((tx) => turnPromotedGroups(tx, null))
  await deps.transact((tx) => refreshSpentShares(tx, deps.now()))
  const settle = (after: string) => deps.transact((tx) => settlePage(tx, deps, { adAccountId: null, after }))
  for (let after: string | null = '0'; after !== null;) after = await settle(after)
}

/** The same of one account, within what changed it. */
export async function settleWithin(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  adAccountId: string,
): Promise<void> {
  await turnPromotedGroups(tx, adAccountId)
  for (let after: string | null = '0'; after !== null;)
    after = await settlePage(tx, deps, { adAccountId, after })
}

const nextStateOf = (row: UnsettledRow, at: Date): PromotionState =>
  settledState(row, { ...row, billing: billingStatusOf(row.hasBilling ? row : null, at) })

/** Locks only what changes: those that stay as they are can be charged meanwhile. Returns where the next page begins. */
async function settlePage(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  page: { adAccountId: string | null; after: string },
): Promise<string | null> {
  const at = deps.now()
  const isChanging = (row: UnsettledRow) => nextStateOf(row, at).status !== row.status
  const rows = await unsettledPromotions(tx, at, page)
  const changing = rows.filter(isChanging).map(({ id }) => id)
  const held: HeldPromotion[] = []
  for (const row of (await lockUnsettled(tx, at, changing)).filter(isChanging)) {
    const next = nextStateOf(row, at)
    await setState(tx, row.id, next)
    const historyId = await record(tx, row, next, deps)
    if (next.status === 'BILLING_HOLD' && historyId) held.push({ ...row, historyId })
  }
  await notifyOfHolds(tx, deps, held)
  return rows.length < SETTLED_AT_ONCE ? null : (rows.at(-1)?.id ?? null)
}

async function record(
  tx: Db,
  row: UnsettledRow,
  { status, rejectReason }: PromotionState,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<string | null> {
  const isApproved = row.status === 'PENDING_REVIEW' && status === 'ACTIVE'
  const action = isApproved ? 'ACCEPT' : ACTION[status]
  if (!action) return null
  return recordSystemHistory(tx, deps, row.businessId, {
    action,
    entityType: 'PROMOTION',
    entityId: row.id,
    entityName: row.name,
    concern: await concernOfPromotion(tx, row),
    changes: [
      { field: 'status', old: row.status, new: status },
      ...(rejectReason ? [{ field: 'reject_reason', old: null, new: rejectReason }] : []),
    ],
  })
}
