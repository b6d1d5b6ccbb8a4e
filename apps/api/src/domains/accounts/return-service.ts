import { holdVisibility } from '../../db/pin-listing.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/events.ts'
import { recordSecurityEvent } from './audit-service.ts'
import { hasLeft, reactivate } from './account-store.ts'

/** Logging in again restores a deactivated account. */
export async function comeBack(
  userId: string,
  { deps, caller }: Pick<Context, 'deps' | 'caller'>,
): Promise<void> {
  if (!(await hasLeft(deps.read, userId))) return
  await deps.transact(async (tx) => {
    await holdVisibility(tx, [userId])
    if (!(await reactivate(tx, userId))) return
    await emit(tx, deps, 'accountReactivated', { userId })
    await recordSecurityEvent(tx, deps, caller, 'account.reactivated', userId)
  })
}
