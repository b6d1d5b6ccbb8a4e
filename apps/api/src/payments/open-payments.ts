import type { Config } from '../config.ts'
import { outsideTransactions } from '../kernel/transaction-scope.ts'
import { hostedPayments } from './hosted-payments.ts'
import { localPayments } from './local-payments.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { stripePayments } from './stripe-payments.ts'

const STRIPE_URL = 'https://api.stripe.com'

export type PaymentSettings = Pick<
  Config,
  'PAYMENTS' | 'PAYMENTS_URL' | 'PAYMENTS_KEY' | 'PAYMENTS_EVENT_SECRET'
>

/** Who takes payments by the settings; null where nobody does. */
export function openPayments(
  settings: PaymentSettings,
  randomBytes: (size: number) => Buffer,
): PaymentProvider | null {
  const provider = providerOf(settings, randomBytes)
  if (!provider) return null
  const cards = outsideTransactions('payments.cards', provider.cards)
  return outsideTransactions('payments', { ...provider, cards })
}

function providerOf(
  { PAYMENTS, PAYMENTS_URL, PAYMENTS_KEY: key = '', PAYMENTS_EVENT_SECRET = '' }: PaymentSettings,
  randomBytes: (size: number) => Buffer,
): PaymentProvider | null {
  if (PAYMENTS === 'off') return null
  if (PAYMENTS === 'trial') return localPayments(randomBytes)
  const eventSecrets = PAYMENTS_EVENT_SECRET.split(',').map((secret) => secret.trim())
  if (PAYMENTS === 'stripe') return stripePayments({ url: PAYMENTS_URL ?? STRIPE_URL, key, eventSecrets })
  return hostedPayments({ url: PAYMENTS_URL ?? '', key, eventSecrets })
}
