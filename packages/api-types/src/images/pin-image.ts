import { z } from 'zod'

/** A picture in one of its sizes. */
export const PinImage = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  dominantColor: z.string(),
})
export type PinImage = z.output<typeof PinImage>
