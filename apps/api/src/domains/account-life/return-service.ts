import type { Context } from '../../kernel/context.ts'
import { recordSecurityEvent } from '../identity/audit-service.ts'
import { relistPinsOf } from '../pins/pin-save-service.ts'
import { reactivate } from './account-life-store.ts'

/** Whoever logs in again is back, and their account stays. */
export function comeBack(userId: string, { deps, caller }: Pick<Context, 'deps' | 'caller'>): Promise<void> {
  return deps.transact(async (tx) => {
    if (!(await reactivate(tx, userId))) return
    await relistPinsOf(tx, userId)
    await recordSecurityEvent(tx, deps, caller, 'account.reactivated', userId)
  })
}
