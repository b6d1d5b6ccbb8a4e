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

/** What a provider knows of a payment; PENDING also where it could not be reached, so that nobody can know. */
export interface PaymentAnswer {
  outcome: 'PAID' | 'DECLINED' | 'PENDING'
  /** The provider's own name for the payment. */
  providerId: string | null
}

/** Cards are typed into a form of ours. */
interface TypedCards {
  kind: 'typed'
  /** Null where the provider refuses the card. */
  store(card: CardDetails): Promise<StoredCard | null>
}

/** Who takes payments for us. */
export interface PaymentProvider {
  cards: TypedCards
  pay(payment: Payment): Promise<PaymentAnswer>
  /** What became of a payment; null where it was never made. */
  find(reference: string): Promise<PaymentAnswer | null>
}
