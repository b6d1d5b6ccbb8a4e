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

/** A card that was entered at the provider: its number never came here. */
export interface HostedCard extends StoredCard {
  holder: string
  expiryMonth: number
  expiryYear: number
}

export interface Payment {
  token: string
  amountMicros: number
  currency: string
  /** The same payment asked for twice is made once. */
  reference: string
}

/**
 * What a provider knows of a payment; PENDING also where it could not be reached, so that nobody can know. TOO_SMALL is
 * an amount that the provider charges no card.
 */
export interface PaymentAnswer {
  outcome: 'PAID' | 'DECLINED' | 'TOO_SMALL' | 'PENDING'
  /** The provider's own name for the payment. */
  providerId: string | null
}

/** What became of a payment, and when it happened at the provider. */
export type PaymentChange =
  | { kind: 'SUCCEEDED' | 'FAILED'; at: Date }
  /** So much is in dispute. */
  | { kind: 'DISPUTED' | 'DISPUTE_WON' | 'DISPUTE_LOST'; at: Date; amountMicros: number }
  /** `refundedMicros` is all that was refunded so far. */
  | { kind: 'REFUNDED'; at: Date; refundedMicros: number }

export interface PaymentEvent {
  id: string
  /** Our name of the payment, where the event has it. */
  reference: string | null
  providerId: string | null
  change: PaymentChange
}

/** Cards are typed into a form of ours. */
interface TypedCards {
  kind: 'typed'
  /** Null where the provider refuses the card. */
  store(card: CardDetails): Promise<StoredCard | null>
}

/** Cards are entered on a page of the provider, which leads back to an address of ours. */
interface HostedCards {
  kind: 'hosted'
  /** Null where the provider cannot be reached. */
  open(page: { returnUrl: string; reference: string }): Promise<{ session: string; url: string } | null>
  /** The card of a session; null while there is none. */
  read(session: string): Promise<HostedCard | null>
}

/** What the provider sends us by itself. */
interface ProviderEvents {
  signatureHeader: string
  /** Any of them may sign, so that they can be changed one after the other. */
  secrets: readonly string[]
  /** Reads a body whose signature is right; null where it concerns no payment. */
  parse(body: string): PaymentEvent | null
}

/** Who takes payments for us. */
export interface PaymentProvider {
  cards: TypedCards | HostedCards
  pay(payment: Payment): Promise<PaymentAnswer>
  /** What became of a payment; null where it was never made, or where that cannot be said now. */
  find(reference: string): Promise<PaymentAnswer | null>
  /** Null for a provider that sends none. */
  events: ProviderEvents | null
}
