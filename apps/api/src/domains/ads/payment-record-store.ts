import { sql, type Selectable } from 'kysely'
import type { Payments } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import type { PaymentStep } from './payment-rules.ts'

export type PaymentRow = Selectable<Payments>

interface NewPayment {
  reference: string
  invoiceId: string
  token: string
  amountMicros: number
  currency: string
  payerId: string | null
  changedAt: Date
  lookAt: Date
}

/** Notes a payment before it is asked for; one that is there already stays as it was first asked for. */
export async function beginPayment(tx: Db, payment: NewPayment): Promise<PaymentRow> {
  await tx
    .insertInto('payments')
    .values({ ...payment, state: 'ASKED' })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', payment.reference)
    .executeTakeFirstOrThrow()
}

/** A payment by its reference, or by the provider's own name for it, held until `tx` ends. */
export async function lockPayment(
  tx: Db,
  { reference, providerId }: { reference: string | null; providerId: string | null },
): Promise<PaymentRow | null> {
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where(
      sql<boolean>`reference = ${reference} OR (${reference}::text IS NULL AND provider_id = ${providerId})`,
    )
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function savePayment(
  tx: Db,
  reference: string,
  { state, changedAt, refundedMicros, isExtra }: Omit<PaymentStep, 'bookings'> & { isExtra: boolean },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state, changedAt, refundedMicros, isExtra, lookAt: null })
    .where('reference', '=', reference)
    .execute()
}

/** Keeps the provider's own name for a payment, once it is known. */
export async function noteProviderId(tx: Db, reference: string, providerId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ providerId })
    .where('reference', '=', reference)
    .where('providerId', 'is', null)
    .execute()
}

/** When the provider is asked again what became of a payment. */
export async function lookAgain(tx: Db, reference: string, lookAt: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ lookAt })
    .where('reference', '=', reference)
    .where('state', '=', 'ASKED')
    .execute()
}

/** Payments of which nobody has learned yet what became of them. */
export const unknownPayments = (db: Db, at: Date): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', 'ASKED')
    .where('lookAt', '<=', at)
    .orderBy('lookAt')
    .limit(100)
    .execute()

/** Whether an event is new. */
export async function insertEvent(
  tx: Db,
  event: { id: string; reference: string; kind: string; occurredAt: Date; receivedAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
