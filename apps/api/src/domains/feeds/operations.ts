import { feedsContracts as contracts } from '@tessera/api-types/feeds/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { pageAds } from '../delivery/delivery-service.ts'
import { homeFeed } from './home-feed.ts'
import { PROPOSED } from '../pins/pin-hydration.ts'
import { pinPage } from '../pins/pin-page-service.ts'
import { listDomainPinIds } from './domain-store.ts'
import { interestFeed } from './interest-feed.ts'
import { boardIdeasFeed, relatedFeed } from './related-feed.ts'
import { topicShelves } from './topic-shelves.ts'

export const feedsOperations: Operation[] = [
  implement(contracts['feeds.home'], (input, { viewer, caller, deps }) => {
    const ads = pageAds({ viewer, caller }, { placement: 'home' }, deps)
    return homeFeed(viewer, input, ads, deps)
  }),
  implement(contracts['feeds.related'], (input, { viewer, caller, deps }) => {
    const ads = pageAds({ viewer, caller }, { placement: 'related', pinId: input.pin_id }, deps)
    return relatedFeed(viewer, input.pin_id, { ...input, ads }, deps)
  }),
  implement(contracts['feeds.interest'], (input, { viewer, caller, deps }) => {
    const ads = pageAds({ viewer, caller }, { placement: 'topic', topic: input.interest }, deps)
    return interestFeed(viewer, input, ads, deps)
  }),
  implement(contracts['feeds.boardIdeas'], (input, { viewer, deps }) =>
    boardIdeasFeed(viewer, input.id, input, deps),
  ),
  implement(contracts['feeds.domain'], (input, { viewer, deps }) => {
    const { domain } = input
    const asked = { ...input, scope: `feeds.domain:${domain}`, shown: PROPOSED }
    return pinPage(viewer, asked, deps, (before, limit) =>
      listDomainPinIds(deps.read, { domain, before, limit }),
    )
  }),
  implement(contracts['feeds.topicShelves'], async ({ sort }, { viewer, deps }) => ({
    items: await topicShelves(viewer, sort, deps),
  })),
]
