import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isSigned } from '../../payments/signed-message.ts'
import { insertEvent, lockPayment } from './payment-record-store.ts'
import { applyChange, type OutcomeNeeds } from './payment-outcome-service.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Takes what the payment provider reports by itself, each event once.
 * @throws DomainError FORGERY_SUSPECTED for what it did not sign just now, NOT_FOUND for a payment that is not ours:
 * it may come again
 */
export async function receivePaymentEvent(
  headers: Headers,
  body: string,
  deps: OutcomeNeeds & Pick<Deps, 'payments' | 'transact'>,
): Promise<void> {
  const events = deps.payments?.events
  if (!events) throw new DomainError('NOT_FOUND')
  const signature = headers[events.signatureHeader]
  if (!isSigned({ signature, body }, events.secrets, deps.now())) throw new DomainError('FORGERY_SUSPECTED')
  const event = events.parse(body)
  if (!event) return
  await deps.transact(async (tx) => {
    const payment = await lockPayment(tx, event)
    if (!payment) throw new DomainError('NOT_FOUND')
    const { id, providerId, change } = event
    const { reference } = payment
    const row = { id, reference, kind: change.kind, occurredAt: change.at, receivedAt: deps.now() }
    if (await insertEvent(tx, row)) await applyChange(tx, deps, { reference, providerId, change })
  })
}
