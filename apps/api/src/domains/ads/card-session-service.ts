import type { CardSessionFields } from '@tessera/api-types/ads/inputs'
import type { BillingProfileView, CardSessionView } from '@tessera/api-types/ads/views'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { HostedCard } from '../../payments/payment-provider.ts'
import { billableAccount, getBillingProfile, saveCard } from './billing-service.ts'
import { cardSession, finishSession, insertCardSession, type CardSessionRow } from './card-session-store.ts'

interface Opened {
  id: string
  providerSession: string
  url: string
}

function hostedCards({ payments }: Pick<Deps, 'payments'>) {
  if (!payments) throw new DomainError('PAYMENTS_OFF')
  const { cards } = payments
  if (cards.kind === 'typed') throw new DomainError('CONFLICT', { reason: { key: 'refusal.cardsTyped' } })
  return cards
}

/** Opens a page at the provider that leads back to a page of the console, outside of every transaction. */
export async function openCardPage(
  { userId }: Member,
  advertiserId: string,
  { return_path }: CardSessionFields,
  { payments, read, newId, site }: Pick<Deps, 'newId' | 'payments' | 'read' | 'site'>,
): Promise<Opened> {
  await billableAccount(read, userId, advertiserId)
  const id = newId()
  const back = new URLSearchParams({ advertiser: advertiserId, card_session: id })
  const opened = await hostedCards({ payments }).open({
    returnUrl: `${site.publicUrl}${return_path}?${back.toString()}`,
    reference: `card ${id}`,
  })
  if (!opened) throw new DomainError('UNAVAILABLE')
  return { id, providerSession: opened.session, url: opened.url }
}

export function beginCardSession(
  advertiserId: string,
  { billing_address, tax_id }: CardSessionFields,
  { id, providerSession, url }: Opened,
  { now, transact }: Pick<Deps, 'now' | 'transact'>,
): Promise<CardSessionView> {
  return transact(async (tx) => {
    await insertCardSession(tx, {
      id,
      adAccountId: advertiserId,
      providerSession,
      billingAddress: JSON.stringify(billing_address),
      taxId: tax_id || null,
      createdAt: now(),
    })
    return { id, url }
  })
}

interface Entered {
  session: CardSessionRow
  card: HostedCard | null
}

/** Reads the card at the provider, outside of every transaction. */
export async function readCard(
  { userId }: Member,
  { advertiser_id, session_id }: { advertiser_id: string; session_id: string },
  { payments, read }: Pick<Deps, 'payments' | 'read'>,
): Promise<Entered> {
  await billableAccount(read, userId, advertiser_id)
  const session = await cardSession(read, advertiser_id, session_id)
  if (!session) throw new DomainError('ASSET_NOT_FOUND')
  if (session.finishedAt) return { session, card: null }
  const card = await hostedCards({ payments }).read(session.providerSession)
  if (!card) throw new DomainError('CONFLICT', { reason: { key: 'refusal.cardNotEntered' } })
  return { session, card }
}

/** Pays with the card from now on; a session that was finished before changes nothing. */
export function finishCardSession(
  viewer: Member,
  { session, card }: Entered,
  deps: Pick<Deps, 'newId' | 'now' | 'payments' | 'transact'>,
): Promise<BillingProfileView> {
  return deps.transact(async (tx) => {
    if (card && (await finishSession(tx, session.id, deps.now())))
      await saveCard(tx, deps, viewer, session.adAccountId, {
        cardholderName: card.holder,
        cardBrand: card.brand,
        cardLast4: card.last4,
        cardExpiryMonth: card.expiryMonth,
        cardExpiryYear: card.expiryYear,
        paymentToken: card.token,
        billingAddress: JSON.stringify(session.billingAddress),
        taxId: session.taxId,
      })
    return getBillingProfile(viewer, session.adAccountId, { ...deps, read: tx })
  })
}
