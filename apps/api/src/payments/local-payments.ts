import type { PaymentProvider } from './payment-provider.ts'

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6/, 'discover'],
]

/** The brand that the first digits of a card name. */
export const brandOf = (number: string): string =>
  BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'card'

/** Cards that are taken, and declined when they are charged. */
const DECLINED_LAST4 = '0002'

/** Takes payments from nobody: it stands where a site has no provider, for trying out. */
export const localPayments = (randomBytes: (size: number) => Buffer): PaymentProvider => ({
  cards: {
    kind: 'typed',
    async store({ number }) {
      const last4 = number.slice(-4)
      return { token: `local_${randomBytes(12).toString('hex')}_${last4}`, brand: brandOf(number), last4 }
    },
  },
  pay: async ({ token }) => ({
    outcome: token.endsWith(`_${DECLINED_LAST4}`) ? 'DECLINED' : 'PAID',
    providerId: null,
  }),
  find: async () => null,
  events: null,
})
