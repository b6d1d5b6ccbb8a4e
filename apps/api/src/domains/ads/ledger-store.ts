import type { Db } from '../../kernel/deps.ts'
import type { BookingKind } from './payment-rules.ts'

type CreditKind = 'CREDIT_FREED' | 'CREDIT_NOTE' | 'CREDIT_TAX' | 'CREDIT_USED'
type TransferKind = BookingKind | CreditKind | 'INVOICE' | 'TAX' | 'WRITE_OFF'

interface Transfer {
  id: string
  adAccountId: string
  occurredAt: Date
  kind: TransferKind
  source: string
  amountMicros: number
  currency: string
  /** It concerns a payment of what was paid already: the advertiser has it to their credit. */
  isExtra?: boolean
}

const SIDES: Readonly<Record<TransferKind, { debit: string; credit: string }>> = {
  INVOICE: { debit: 'RECEIVABLE', credit: 'UNBILLED' },
  TAX: { debit: 'RECEIVABLE', credit: 'TAX_PAYABLE' },
  PAYMENT: { debit: 'CASH', credit: 'RECEIVABLE' },
  WRITE_OFF: { debit: 'WRITTEN_OFF', credit: 'RECEIVABLE' },
  CREDIT_NOTE: { debit: 'CREDITED', credit: 'CREDIT_OWED' },
  CREDIT_TAX: { debit: 'TAX_PAYABLE', credit: 'CREDIT_OWED' },
  CREDIT_USED: { debit: 'CREDIT_OWED', credit: 'RECEIVABLE' },
  CREDIT_FREED: { debit: 'RECEIVABLE', credit: 'CREDIT_OWED' },
  REVERSAL: { debit: 'RECEIVABLE', credit: 'CASH' },
  REFUND: { debit: 'REFUNDS', credit: 'CASH' },
  DISPUTE: { debit: 'DISPUTED', credit: 'CASH' },
  DISPUTE_WON: { debit: 'CASH', credit: 'DISPUTED' },
  DISPUTE_LOST: { debit: 'RECEIVABLE', credit: 'DISPUTED' },
}

const EXTRA_SIDES: Partial<Record<TransferKind, { debit: string; credit: string }>> = {
  PAYMENT: { debit: 'CASH', credit: 'CREDIT_OWED' },
  REVERSAL: { debit: 'CREDIT_OWED', credit: 'CASH' },
  REFUND: { debit: 'CREDIT_OWED', credit: 'CASH' },
  DISPUTE_LOST: { debit: 'CREDIT_OWED', credit: 'DISPUTED' },
}

/** Moves an amount in the books; nothing where there is none. */
export async function insertTransfer(tx: Db, { isExtra, ...transfer }: Transfer): Promise<void> {
  if (transfer.amountMicros === 0) return
  const sides = (isExtra && EXTRA_SIDES[transfer.kind]) || SIDES[transfer.kind]
  await tx
    .insertInto('ledgerTransfers')
    .values({ ...transfer, ...sides })
    .execute()
}
