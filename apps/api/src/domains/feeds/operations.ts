import { feedsContracts as contracts } from '@tessera/api-types/feeds/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { homeFeed } from './home-feed.ts'
import { interestFeed } from './interest-feed.ts'
import { boardIdeasFeed, relatedFeed } from './related-feed.ts'

export const feedsOperations: Operation[] = [
  implement(contracts['feeds.home'], (input, { viewer, deps }) => homeFeed(viewer, input, deps)),
  implement(contracts['feeds.related'], (input, { viewer, deps }) =>
    relatedFeed(viewer, input.pin_id, input, deps),
  ),
  implement(contracts['feeds.interest'], (input, { viewer, deps }) => interestFeed(viewer, input, deps)),
  implement(contracts['feeds.boardIdeas'], (input, { viewer, deps }) =>
    boardIdeasFeed(viewer, input.id, input, deps),
  ),
]
