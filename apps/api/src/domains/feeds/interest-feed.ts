import type { PinCard } from '@tessera/api-types/pins/views'
import type { Page } from '@tessera/api-types'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { DomainError } from '../../kernel/domain-error.ts'
import type { PageAds } from '../delivery/delivery-service.ts'
import { type FeedDeps, feedPage, openSources } from './feed-page.ts'
import { toWindows, type FeedPositions } from './feed-windows.ts'
import { readInterestRows } from './interest-store.ts'

const SOURCES = ['topic'] as const

interface InterestInput {
  /** Id or slug. */
  interest: string
  bookmark: string | null
  page_size: number
}

/** The best loved pins of a topic. */
export function interestFeed(
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
