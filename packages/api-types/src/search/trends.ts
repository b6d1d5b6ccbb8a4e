import { z } from 'zod'
import { Id } from '../wire/scalars.ts'

export const TrendsView = z.object({
  /** Topics of which people saved more in the last seven days than in the seven before, the most grown first. */
  topics: z.array(
    z.object({ id: Id, slug: z.string(), name: z.string(), saves: z.number(), saves_before: z.number() }),
  ),
  /** What several people searched for lately, the most popular first. */
  searches: z.array(z.string()),
})
export type TrendsView = z.output<typeof TrendsView>
