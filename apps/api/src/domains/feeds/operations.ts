import { feedsContracts as contracts } from '@tessera/api-types/feeds/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { withPromoted } from '../delivery/delivery-service.ts'
import { homeFeed } from './home-feed.ts'
import { interestFeed } from './interest-feed.ts'
import { boardIdeasFeed, relatedFeed } from './related-feed.ts'

export const feedsOperations: Operation[] = [
  implement(contracts['feeds.home'], async (input, { viewer, caller, deps }) => {
    const { items, bookmark } = await homeFeed(viewer, input, deps)
    return { items: await withPromoted(items, { viewer, caller }, { placement: 'home' }, deps), bookmark }
  }),
  implement(contracts['feeds.related'], async (input, { viewer, caller, deps }) => {
    const { items, bookmark } = await relatedFeed(viewer, input.pin_id, input, deps)
    return {
      items: await withPromoted(
        items,
        { viewer, caller },
        { placement: 'related', pinId: input.pin_id },
        deps,
      ),
      bookmark,
    }
  }),
  implement(contracts['feeds.interest'], async (input, { viewer, caller, deps }) => {
    const { items, bookmark } = await interestFeed(viewer, input, deps)
    return {
      items: await withPromoted(
        items,
        { viewer, caller },
        { placement: 'topic', topic: input.interest },
        deps,
      ),
      bookmark,
    }
  }),
  implement(contracts['feeds.boardIdeas'], (input, { viewer, deps }) =>
    boardIdeasFeed(viewer, input.id, input, deps),
  ),
]
