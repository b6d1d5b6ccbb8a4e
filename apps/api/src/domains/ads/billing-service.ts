import {
  cardDigits,
  cardExpiryFault,
  cardholderFault,
  cardNumberFault,
  securityCodeFault,
} from '@tessera/api-types/ads/billing-rules'
import type { BillingProfileFields } from '@tessera/api-types/ads/inputs'
import type { BillingProfileView } from '@tessera/api-types/ads/views'
import { AD_CURRENCIES } from '@tessera/api-types/business/business-options'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { StoredCard } from '../../payments/payment-provider.ts'
import { adAccountAccess, maySetPayment, type AdAccountAccess } from '../business/ad-account-access.ts'
import { recordHistory } from '../business/business-access-service.ts'
import { refuseFaults } from './advertiser-service.ts'
import { billingStatusOf } from '../business/billing-rules.ts'
import { retryOpenInvoices } from './payment-store.ts'
import { settleWithin } from './settle-service.ts'
import { billingProfile, saveBillingProfile, type BillingProfileRow } from './billing-store.ts'

const toBillingProfileView = (
  { id, currency }: Pick<AdAccountAccess, 'id' | 'currency'>,
  row: BillingProfileRow | null,
  { now, payments }: Pick<Deps, 'now' | 'payments'>,
): BillingProfileView => ({
  id: row?.id ?? null,
  advertiser_id: id,
  status: billingStatusOf(row, now()),
  currency,
  cardholder_name: row?.cardholderName ?? null,
  card_brand: row?.cardBrand ?? null,
  card_last4: row?.cardLast4 ?? null,
  card_expiry_month: row?.cardExpiryMonth ?? null,
  card_expiry_year: row?.cardExpiryYear ?? null,
  billing_address: (row?.billingAddress ?? null) as BillingProfileView['billing_address'],
  tax_id: row?.taxId ?? null,
  card_entry: payments?.cards.kind ?? 'typed',
})

/** @throws DomainError NOT_ALLOWED */
function mayPay(account: AdAccountAccess): void {
  if (!maySetPayment(account)) throw new DomainError('NOT_ALLOWED')
}

export async function getBillingProfile(
  { userId }: Member,
  advertiserId: string,
  { read, ...deps }: Pick<Deps, 'now' | 'payments' | 'read'>,
): Promise<BillingProfileView> {
  const account = await billableAccount(read, userId, advertiserId)
  return toBillingProfileView(account, await billingProfile(read, advertiserId), deps)
}

/** An ad account whose payment somebody may change. */
export async function billableAccount(
  db: Db,
  userId: string,
  advertiserId: string,
): Promise<AdAccountAccess> {
  const account = await adAccountAccess(db, userId, advertiserId)
  mayPay(account)
  return account
}

/** Hands the card to the provider, outside of every transaction. */
export async function storeCard(
  { userId }: Member,
  advertiserId: string,
  fields: BillingProfileFields,
  { read, now, payments }: Pick<Deps, 'now' | 'payments' | 'read'>,
): Promise<StoredCard> {
  const account = await billableAccount(read, userId, advertiserId)
  if (!payments) throw new DomainError('PAYMENTS_OFF')
  const { cards } = payments
  if (cards.kind === 'hosted')
    throw new DomainError('INVALID_INPUT', { fields: { card_number: { key: 'field.card.hosted' } } })
  const expiry = { month: fields.card_expiry_month, year: fields.card_expiry_year }
  // An account from elsewhere may have a currency that no new one gets. decided: B-9.19
  const isCurrency = [account.currency, ...AD_CURRENCIES].some((currency) => currency === fields.currency)
  refuseFaults({
    cardholder_name: cardholderFault(fields.cardholder_name),
    card_number: cardNumberFault(fields.card_number),
    card_expiry_month: cardExpiryFault(expiry, now()),
    security_code: securityCodeFault(fields.security_code),
    currency: isCurrency ? null : { key: 'field.invalid' },
  })
  const card = await cards.store({
    holder: fields.cardholder_name.trim(),
    number: cardDigits(fields.card_number),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    securityCode: fields.security_code.trim(),
  })
  if (!card) throw new DomainError('PAYMENT_DECLINED')
  return card
}

export function changeBillingProfile(
  viewer: Member,
  advertiserId: string,
  { fields, card }: { fields: BillingProfileFields; card: StoredCard },
  deps: Pick<Deps, 'newId' | 'now' | 'payments' | 'transact'>,
): Promise<BillingProfileView> {
  return deps.transact((tx) =>
    saveCard(tx, deps, viewer, advertiserId, {
      cardholderName: fields.cardholder_name.trim(),
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardExpiryMonth: fields.card_expiry_month,
      cardExpiryYear: fields.card_expiry_year,
      paymentToken: card.token,
      billingAddress: JSON.stringify(fields.billing_address),
      taxId: fields.tax_id || null,
    }),
  )
}

type SavedCard = Omit<Parameters<typeof saveBillingProfile>[1], 'adAccountId' | 'id' | 'updatedAt'>

/** Lets an ad account pay with a card; what waits for a payment is paid with it. */
export async function saveCard(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now' | 'payments'>,
  { userId }: Member,
  advertiserId: string,
  card: SavedCard,
): Promise<BillingProfileView> {
  const account = await billableAccount(tx, userId, advertiserId)
  const before = await billingProfile(tx, advertiserId)
  const row = await saveBillingProfile(tx, {
    ...card,
    id: deps.newId(),
    adAccountId: advertiserId,
    updatedAt: deps.now(),
  })
  await recordHistory(tx, deps, account, {
    action: before ? 'UPDATE' : 'CREATE',
    entityType: 'BILLING_PROFILE',
    entityId: row.id,
    entityName: account.name,
    changes: [{ field: 'card', old: cardName(before), new: cardName(row) }],
  })
  await retryOpenInvoices(tx, advertiserId, deps.now())
  await settleWithin(tx, deps, advertiserId)
  return toBillingProfileView(account, row, deps)
}

const cardName = (row: BillingProfileRow | null): string | null => row && `${row.cardBrand} ${row.cardLast4}`
