import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { PinCard } from '../pins/views.ts'
import { pageSize, pageInput, pageOf } from '../wire/bookmark.ts'
import { Id, int } from '../wire/scalars.ts'
import { feedsRoutes } from './routes.ts'
import { TOPIC_SORTS } from './topic-sorts.ts'
import { RelatedModule, TopicShelf } from './views.ts'

export const RELATED_PAGE_SIZE = 12 // spec 000 §9

export const feedsContracts = {
  'feeds.home': pagedContract(feedsRoutes['feeds.home'], {
    summary:
      'Pins chosen for the viewer: from what they follow and save, with fresh and popular ones between.',
    input: {},
    item: PinCard,
    errors: ['INVALID_BOOKMARK'],
  }),
  'feeds.related': contract(feedsRoutes['feeds.related'], {
    summary:
      'Pins near a pin: kept on the same boards, of the same words, of a like picture; and the best of its topic.',
    input: z.object({
      pin_id: Id,
      source: z.string().max(100).nullish(),
      search_query: z.string().max(200).nullish(),
      top_level_source: z.string().max(100).nullish(),
      top_level_source_depth: int({ min: 0, max: 1000 }).nullish(),
      homefeed_source_sig: z.string().max(500).nullish(),
      ...pageInput,
      page_size: pageSize(RELATED_PAGE_SIZE),
    }),
    output: pageOf(RelatedModule),
    errors: ['PIN_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'feeds.interest': pagedContract(feedsRoutes['feeds.interest'], {
    summary: 'Pins of a topic, named by its id or slug, the best loved or the newest first.',
    input: { interest: z.string().trim().min(1).max(100), sort: z.enum(TOPIC_SORTS).default('popular') },
    item: PinCard,
    errors: ['INTEREST_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'feeds.topicShelves': contract(feedsRoutes['feeds.topicShelves'], {
    summary: 'Topics with their best loved or newest pins: those the viewer follows, then the most followed.',
    input: z.object({ sort: z.enum(TOPIC_SORTS).default('popular') }),
    output: z.object({ items: z.array(TopicShelf) }),
  }),
  'feeds.domain': pagedContract(feedsRoutes['feeds.domain'], {
    summary: 'Pins that lead to a website, newest first.',
    input: { domain: z.string().trim().toLowerCase().min(1).max(253) },
    item: PinCard,
    errors: ['INVALID_BOOKMARK'],
  }),
  'feeds.boardIdeas': pagedContract(feedsRoutes['feeds.boardIdeas'], {
    summary: 'Pins that would go well on a board and are not on it.',
    input: { type: z.literal('board').default('board'), id: Id },
    item: PinCard,
    errors: ['BOARD_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
}
