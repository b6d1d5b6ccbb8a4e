import type { TopicSort } from '@tessera/api-types/feeds/topic-sorts'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Page } from '@tessera/api-types'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { DomainError } from '../../kernel/domain-error.ts'
import type { PageAds } from '../delivery/delivery-service.ts'
import { type FeedDeps, feedPage, openSources } from './feed-page.ts'
import { toWindows, type FeedPositions } from './feed-windows.ts'
import { hydratePinCards, PROPOSED } from '../pins/pin-hydration.ts'
import { pinPage } from '../pins/pin-page-service.ts'
import { listNewestOfInterest, readInterestRows } from './interest-store.ts'

const SOURCES = ['topic'] as const

interface InterestInput {
  /** Id or slug. */
  interest: string
  sort: TopicSort
  bookmark: string | null
  page_size: number
}

/** The pins of a topic. */
export const interestFeed = (
  viewer: Viewer,
  input: InterestInput,
  ads: PageAds,
  deps: FeedDeps,
): Promise<Page<PinCard>> =>
  input.sort === 'new' ? newestPins(viewer, input, ads, deps) : bestLovedPins(viewer, input, ads, deps)

/** Strictly in their order, for that is what is asked for. */
async function newestPins(
  viewer: Viewer,
  { interest, bookmark, page_size }: InterestInput,
  ads: PageAds,
  deps: FeedDeps,
): Promise<Page<PinCard>> {
  const viewerId = memberId(viewer)
  const asked = { scope: `interest-new:${interest}`, shown: PROPOSED, bookmark, page_size }
  const page = await pinPage(viewer, asked, deps, async (after, limit) => {
    const entries = await listNewestOfInterest(deps.replica, { interest, viewerId, after, limit })
    if (!entries) throw new DomainError('INTEREST_NOT_FOUND')
    return entries
  })
  const promoted = await ads(page.items.map(({ id }) => id))
  const cards = await hydratePinCards(deps, viewer, promoted.pinIds, PROPOSED)
  return { ...page, items: promoted.placed(page.items, new Map(cards.map((card) => [card.id, card]))) }
}

function bestLovedPins(
  viewer: Viewer,
  input: InterestInput,
  ads: PageAds,
  deps: FeedDeps,
): Promise<Page<PinCard>> {
  const feed = {
    scope: `interest:${input.interest}:${memberId(viewer) ?? 'visitor'}`,
    viewer,
    ads,
    bookmark: input.bookmark,
    pageSize: input.page_size,
    reasonOf: () => 'popular' as const,
    async skeleton(positions: FeedPositions, viewerId: string | null) {
      const asked = openSources(SOURCES, positions)
      const from = positions.topic ?? []
      const rows = await readInterestRows(deps.replica, viewerId, input.interest, from, input.page_size)
      if (!rows.some(({ source }) => source === 'origin')) throw new DomainError('INTEREST_NOT_FOUND')
      return toWindows(rows, asked, { positions, now: deps.now() })
    },
  }
  return feedPage(feed, deps)
}
