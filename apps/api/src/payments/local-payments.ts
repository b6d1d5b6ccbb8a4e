import { brandOf } from './card-brand.ts'
import type { PaymentProvider } from './payment-provider.ts'

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
