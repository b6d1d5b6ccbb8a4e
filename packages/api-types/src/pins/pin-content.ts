import { z } from 'zod'

/** What a pin is, with what only its kind has and every place that shows it needs. */
export const PinContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image') }),
  /** Something to buy. */
  z.object({ kind: z.literal('product'), price_value: z.number(), price_currency: z.string() }),
])
export type PinContent = z.output<typeof PinContent>
export type PinKind = PinContent['kind']
