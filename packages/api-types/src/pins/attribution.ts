import { z } from 'zod'

export const ATTRIBUTED_MEDIA_TYPES = ['image', 'video', 'article'] as const

/** Who made what a pin's page shows, as the page has it. // spec 000 §3 */
export const Attribution = z.object({
  author: z.string(),
  author_url: z.string().nullable(),
  license_url: z.string().nullable(),
  provider_name: z.string(),
  media_type: z.enum(ATTRIBUTED_MEDIA_TYPES),
})
export type Attribution = z.output<typeof Attribution>
