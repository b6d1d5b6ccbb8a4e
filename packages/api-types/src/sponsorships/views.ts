import { z } from 'zod'
import { UserMini } from '../users/views.ts'
import { SPONSORSHIP_STATUS } from './sponsorship-status.ts'

/** Who made a picture for whom. A party whom the viewer may not meet is null. */
export const Sponsorship = z.object({
  creator: UserMini.nullable(),
  /** Null also where the sponsor declined or ended it. */
  sponsor: UserMini.nullable(),
  status: z.literal(Object.values(SPONSORSHIP_STATUS)),
  abilities: z.object({ can_answer: z.boolean(), can_end: z.boolean() }),
})
export type Sponsorship = z.output<typeof Sponsorship>
