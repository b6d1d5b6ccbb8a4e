import type { PromotionStatus } from '@tessera/api-types/ads/ad-options'
import type { Db, Deps } from '../../kernel/deps.ts'
import { recordSystemHistory } from '../business/business-access-service.ts'
import { billingStatusOf } from '../business/billing-rules.ts'
import { settledState, type PromotionState } from './promotion-rules.ts'
import { setState, unsettledPromotions, type UnsettledRow } from './settle-store.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>

const ACTION: Partial<Record<PromotionStatus, 'COMPLETE' | 'DECLINE' | 'PAUSE' | 'RESUME'>> = {
  COMPLETED: 'COMPLETE',
  REJECTED: 'DECLINE',
  BILLING_HOLD: 'PAUSE',
  PENDING_REVIEW: 'PAUSE',
  ACTIVE: 'RESUME',
}

/** Brings each promotion to the state that review, billing and time ask for; a second run changes nothing. */
export const settlePromotions = (deps: Needs): Promise<void> => deps.transact((tx) => settleWithin(tx, deps))

/** The same of one account, within what changed it. */
export async function settleWithin(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  adAccountId: string | null = null,
): Promise<void> {
  const at = deps.now()
  for (const row of await unsettledPromotions(tx, at, adAccountId)) {
    const next = settledState(row, { ...row, billing: billingStatusOf(row.hasBilling ? row : null, at) })
    if (next.status === row.status) continue
    await setState(tx, row.id, next)
    await tell(tx, row, next, deps)
  }
}

/** Approval follows the launch, which the history has already. */
async function tell(
  tx: Db,
  row: UnsettledRow,
  { status, rejectReason }: PromotionState,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<void> {
  const action = ACTION[status]
  if (!action || (row.status === 'PENDING_REVIEW' && status === 'ACTIVE')) return
  await recordSystemHistory(tx, deps, row.businessId, {
    action,
    entityType: 'PROMOTION',
    entityId: row.id,
    entityName: row.name,
    changes: [
      { field: 'status', old: row.status, new: status },
      ...(rejectReason ? [{ field: 'reject_reason', old: null, new: rejectReason }] : []),
    ],
  })
}
