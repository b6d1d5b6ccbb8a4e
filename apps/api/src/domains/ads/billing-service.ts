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
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { StoredCard } from '../../payments/payment-provider.ts'
import { adAccountAccess, assertAllowed, type AdAccountAccess } from '../business/ad-account-access.ts'
import { recordHistory } from '../business/business-access-service.ts'
import { refuseFaults } from './advertiser-service.ts'
import { billingStatusOf } from '../business/billing-rules.ts'
import { retryOpenInvoices } from './payment-store.ts'
import { settleWithin } from './settle-service.ts'
import { billingProfile, saveBillingProfile, type BillingProfileRow } from './billing-store.ts'

const toBillingProfileView = (
  { id, currency }: Pick<AdAccountAccess, 'id' | 'currency'>,
  row: BillingProfileRow | null,
  now: Date,
): BillingProfileView => ({
  id: row?.id ?? null,
  advertiser_id: id,
  status: billingStatusOf(row, now),
  currency,
  cardholder_name: row?.cardholderName ?? null,
  card_brand: row?.cardBrand ?? null,
  card_last4: row?.cardLast4 ?? null,
  card_expiry_month: row?.cardExpiryMonth ?? null,
  card_expiry_year: row?.cardExpiryYear ?? null,
  billing_address: (row?.billingAddress ?? null) as BillingProfileView['billing_address'],
  tax_id: row?.taxId ?? null,
})

/** Who launches must be able to see and mend how it is paid. */
function mayPay(account: AdAccountAccess): void {
  if (account.isKeptFromBilling) throw new DomainError('NOT_ALLOWED')
  assertAllowed(account, 'CAMPAIGN_MANAGER', 'FINANCE_MANAGER')
}

export async function getBillingProfile(
  { userId }: Member,
  advertiserId: string,
  { read, now }: Pick<Deps, 'now' | 'read'>,
): Promise<BillingProfileView> {
  const account = await adAccountAccess(read, userId, advertiserId)
  mayPay(account)
  return toBillingProfileView(account, await billingProfile(read, advertiserId), now())
}

/** Hands the card to the provider, outside of every transaction. */
export async function storeCard(
  { userId }: Member,
  advertiserId: string,
  fields: BillingProfileFields,
  { read, now, payments }: Pick<Deps, 'now' | 'payments' | 'read'>,
): Promise<StoredCard> {
  mayPay(await adAccountAccess(read, userId, advertiserId))
  if (!payments) throw new DomainError('PAYMENTS_OFF')
  const expiry = { month: fields.card_expiry_month, year: fields.card_expiry_year }
  const isCurrency = AD_CURRENCIES.some((currency) => currency === fields.currency)
  refuseFaults({
    cardholder_name: cardholderFault(fields.cardholder_name),
    card_number: cardNumberFault(fields.card_number),
    card_expiry_month: cardExpiryFault(expiry, now()),
    security_code: securityCodeFault(fields.security_code),
    currency: isCurrency ? null : { key: 'field.invalid' },
  })
  const card = await payments.cards.store({
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
  { userId }: Member,
  advertiserId: string,
  { fields, card }: { fields: BillingProfileFields; card: StoredCard },
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<BillingProfileView> {
  return deps.transact(async (tx) => {
    const account = await adAccountAccess(tx, userId, advertiserId)
    mayPay(account)
    const before = await billingProfile(tx, advertiserId)
    const row = await saveBillingProfile(tx, {
      id: deps.newId(),
      adAccountId: advertiserId,
      cardholderName: fields.cardholder_name.trim(),
      cardBrand: card.brand,
      cardLast4: card.last4,
      cardExpiryMonth: fields.card_expiry_month,
      cardExpiryYear: fields.card_expiry_year,
      paymentToken: card.token,
      billingAddress: JSON.stringify(fields.billing_address),
      taxId: fields.tax_id || null,
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
    return toBillingProfileView(account, row, deps.now())
  })
}

const cardName = (row: BillingProfileRow | null): string | null => row && `${row.cardBrand} ${row.cardLast4}`
