import { holdVisibility } from '../../db/pin-listing.ts'
import type { Context } from '../../kernel/context.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { relistPinsOf } from '../pins/pin-save-service.ts'
import { hasLeft, reactivate } from './account-life-store.ts'

/** Whoever logs in again is back, and their account stays. */
export async function comeBack(
  userId: string,
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
): Promise<void> {
  if (!(await hasLeft(deps.read, userId))) return
  await deps.transact(async (tx) => {
    await holdVisibility(tx, [userId])
    if (!(await reactivate(tx, userId))) return
    await relistPinsOf(tx, userId)
    await recordSecurityEvent(tx, deps, caller, 'account.reactivated', userId)
  })
}
