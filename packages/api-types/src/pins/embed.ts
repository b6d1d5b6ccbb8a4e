import { z } from 'zod'

export const EMBED_SUBTYPES = ['youtube', 'vimeo', 'dailymotion'] as const

/** The player of a video that the pin's link leads to. // spec 000 §3 */
export const Embed = z.object({ src: z.string(), type: z.literal('iframe'), subtype: z.enum(EMBED_SUBTYPES) })
export type Embed = z.output<typeof Embed>
