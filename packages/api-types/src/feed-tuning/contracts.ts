import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { Id } from '../wire/scalars.ts'
import { feedTuningRoutes as routes } from './routes.ts'

/** What a home feed is made from, and what is hidden from it. */
const FeedSourceType = z.enum(['board', 'own_board', 'person', 'topic', 'hidden_pin'])
export type FeedSourceType = z.output<typeof FeedSourceType>

export const FeedSource = z.object({
  type: FeedSourceType,
  /** Of a hidden pin, a copy that the viewer sees. */
  id: Id,
  name: z.string(),
  image_url: z.string().nullable(),
  /** The path of its page. */
  url: z.string(),
  is_excluded: z.boolean(),
})
export type FeedSource = z.output<typeof FeedSource>

/** A board is one's own or a followed one. */
const Exclusion = z.object({ type: z.enum(['topic', 'person', 'board']), id: Id })
export type FeedExclusion = z.output<typeof Exclusion>

/** How much somebody may keep out of their feeds. */
export const MAX_FEED_EXCLUSIONS = 1_000

const MISSING = ['INTEREST_NOT_FOUND', 'USER_NOT_FOUND', 'BOARD_NOT_FOUND'] as const

export const feedTuningContracts = {
  'feedTuning.list': pagedContract(routes['feedTuning.list'], {
    summary:
      'What the viewer’s home feed is made from, one type at a time: followed topics, people and boards, their own boards, and pins hidden from it.',
    input: { source_type: FeedSourceType },
    item: FeedSource,
    errors: ['INVALID_BOOKMARK'],
  }),
  'feedTuning.exclude': contract(routes['feedTuning.exclude'], {
    summary: 'Keeps a topic, a person or a board out of the viewer’s feeds; what they follow stays followed.',
    input: Exclusion,
    output: Exclusion,
    errors: [...MISSING, 'LIMIT_REACHED'],
  }),
  'feedTuning.include': contract(routes['feedTuning.include'], {
    summary: 'Lets a topic, a person or a board bring pins to the viewer’s feeds again.',
    input: Exclusion,
    output: Exclusion,
  }),
}
