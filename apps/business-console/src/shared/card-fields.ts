import {
  cardExpiryFault,
  cardholderFault,
  cardNumberFault,
  securityCodeFault,
} from '@tessera/api-types/ads/billing-rules'
import type { BillingProfileFields } from '@tessera/api-types/ads/inputs'

export const CARD_FIELDS = ['cardholder_name', 'card_number', 'card_expiry', 'security_code'] as const
export type CardField = (typeof CARD_FIELDS)[number]

interface CardInput {
  autoComplete: string
  inputMode: 'text' | 'numeric'
  placeholder?: string
}

export const CARD_INPUTS: Readonly<Record<CardField, CardInput>> = {
  cardholder_name: { autoComplete: 'cc-name', inputMode: 'text' },
  card_number: { autoComplete: 'cc-number', inputMode: 'numeric' },
  card_expiry: { autoComplete: 'cc-exp', inputMode: 'numeric', placeholder: 'MM/YY' },
  security_code: { autoComplete: 'cc-csc', inputMode: 'numeric' },
}

type Card = Pick<
  BillingProfileFields,
  'cardholder_name' | 'card_number' | 'card_expiry_month' | 'card_expiry_year' | 'security_code'
>

/** What is wrong with one field of a card. */
export function cardFault(field: CardField, card: Card) {
  if (field === 'cardholder_name') return cardholderFault(card.cardholder_name)
  if (field === 'card_number') return cardNumberFault(card.card_number)
  if (field === 'security_code') return securityCodeFault(card.security_code)
  return cardExpiryFault({ month: card.card_expiry_month, year: card.card_expiry_year }, new Date())
}
