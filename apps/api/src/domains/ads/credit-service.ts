import type { Db, Deps } from '../../kernel/deps.ts'
import { addCreditUsed, creditOf, creditUsed } from './credit-store.ts'
import { insertTransfer } from './ledger-store.ts'
import { markPaid, type DueRow } from './payment-store.ts'

type Booking = Pick<Deps, 'newId' | 'now'>

/**
 * Pays an invoice, as far as it goes, from what its ad account has to its credit, at most `most`; returns how much that
 * was. The invoice and the books of the account are held.
 */
export async function spendCredit(tx: Db, deps: Booking, due: DueRow, most = Infinity): Promise<number> {
  const owed = Number(due.totalMicros)
  const used = Math.min(owed, most, Math.max(0, await creditOf(tx, due.adAccountId, due.currency)))
  if (used <= 0) return 0
  await book(tx, deps, due, { kind: 'CREDIT_USED', amountMicros: used })
  await addCreditUsed(tx, due.id, used)
  if (used === owed) await markPaid(tx, due.id, deps.now())
  return used
}

/** A payment of more than was still owed leaves so much of the credit that the invoice used for the next one. */
export async function freeCredit(tx: Db, deps: Booking, due: DueRow, paidMicros: number): Promise<void> {
  const freed = Math.min(paidMicros - Number(due.totalMicros), await creditUsed(tx, due.id))
  if (freed <= 0) return
  await book(tx, deps, due, { kind: 'CREDIT_FREED', amountMicros: freed })
  await addCreditUsed(tx, due.id, -freed)
}

function book(
  tx: Db,
  { newId, now }: Booking,
  { id, adAccountId, currency }: DueRow,
  transfer: { kind: 'CREDIT_FREED' | 'CREDIT_USED'; amountMicros: number },
): Promise<void> {
  const transferId = newId()
  const source = `invoice ${id} ${transferId}`
  return insertTransfer(tx, { ...transfer, id: transferId, adAccountId, occurredAt: now(), source, currency })
}
