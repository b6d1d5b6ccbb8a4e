/** A card as somebody types it: it passes through, and stays nowhere with us. */
export interface CardDetails {
  holder: string
  number: string
  expiryMonth: number
  expiryYear: number
  securityCode: string
}

export interface StoredCard {
  /** By which the provider knows the card again. */
  token: string
  brand: string
  last4: string
}

export interface Payment {
  token: string
  amountMicros: number
  currency: string
  /** The same payment asked for twice is made once. */
  reference: string
}

/** Who takes payments for us. */
export interface PaymentProvider {
  /** Null where the provider refuses the card. */
  store(card: CardDetails): Promise<StoredCard | null>
  pay(payment: Payment): Promise<'PAID' | 'DECLINED'>
}
