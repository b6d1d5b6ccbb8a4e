import type { PinCard } from '@tessera/api-types/pins/views'
import type { Page } from '@tessera/api-types'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import type { CandidateSource } from '../../ranking/candidate.ts'
import type { PageAds } from '../delivery/delivery-service.ts'
import { feedVersionOf } from '../sessions/viewer-service.ts'
import { type FeedDeps, feedPage, openSources } from './feed-page.ts'
import type { Keeping, ReasonWord } from './feed-plans.ts'
import { type FeedPositions, toWindows } from './feed-windows.ts'
import { MEMBER_SOURCES, readHomeRows, VISITOR_SOURCES } from './home-store.ts'

const REASONS: Partial<Record<CandidateSource, ReasonWord>> = {
  own: 'fresh',
  person: 'followed_user',
  board: 'followed_board',
  topic: 'followed_interest',
  together: 'saved_together',
  fresh: 'fresh',
  tail: 'fresh',
}

interface HomeInput {
  bookmark: string | null
  page_size: number
}

/** What a visitor sees is the same for all of them, and new within so long. */
const VISITORS_KEEP_MS = 2_000
/** As long as the feed stays as it was when somebody comes back to it. */
const MEMBERS_KEEP_MS = 150_000

/** A member's plan holds until they do something that it rests on. */
function keepingOf(
  viewer: Viewer,
  pageSize: number,
  { read, replica }: Pick<Deps, 'read' | 'replica'>,
): Keeping | undefined {
  const viewerId = memberId(viewer)
  if (viewerId === null)
    return { key: `visitor:${pageSize}`, ms: VISITORS_KEEP_MS, version: '', isShared: true }
  const version = feedVersionOf(viewer)
  if (version === null) return undefined
  // A replica may not know yet what they just did.
  const ms = read === replica ? MEMBERS_KEEP_MS : VISITORS_KEEP_MS
  return { key: `${viewerId}:${viewer.state}:${pageSize}`, ms, version, isShared: false }
}

/** Members get their own mixture; visitors and bots what is loved, then what is new. */
export function homeFeed(
  viewer: Viewer,
  input: HomeInput,
  ads: PageAds,
  deps: FeedDeps & Pick<Deps, 'read'>,
): Promise<Page<PinCard>> {
  const viewerId = memberId(viewer)
  const feed = {
    scope: `home:${viewerId ?? 'visitor'}`,
    viewer,
    ads,
    bookmark: input.bookmark,
    pageSize: input.page_size,
    keeping: keepingOf(viewer, input.page_size, deps),
    reasonOf: (source: CandidateSource) => REASONS[source] ?? 'popular',
    async skeleton(positions: FeedPositions) {
      const asked = openSources(viewerId === null ? VISITOR_SOURCES : MEMBER_SOURCES, positions)
      if (asked.length === 0) return []
      const rows = await readHomeRows(deps.replica, viewer, asked, positions, {
        pageSize: input.page_size,
        now: deps.now(),
      })
      return toWindows(rows, asked, { positions, now: deps.now() })
    },
  }
  return feedPage(feed, deps)
}
