import type { PinCard, RecommendationReason } from '@tessera/api-types/pins/views'
import type { Page } from '@tessera/api-types'
import type { Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { CandidateSource, SourceWindow } from '../../ranking/candidate.ts'
import type { Placed } from '../../ranking/diversity.ts'
import { planPage } from '../../ranking/plan-page.ts'
import { readSeenSet } from '../../ranking/seen-set.ts'
import { hydratePinCards } from '../pins/pin-hydration.ts'
import type { FeedPositions } from './feed-windows.ts'

export type ReasonWord = RecommendationReason['reason']

export interface Feed {
  /** Names the feed and whose it is: a bookmark holds for this feed alone. */
  scope: string
  viewer: Viewer
  bookmark: string | null
  pageSize: number
  /** One statement: what each source that has not ended proposes. */
  skeleton(positions: FeedPositions): Promise<SourceWindow[]>
  reasonOf(source: CandidateSource): ReasonWord
}

interface FeedState {
  positions: FeedPositions
  seen: string
}

/** One page of a feed: skeleton, rules (ranking, one of a kind, none twice), hydrate, present. */
export async function feedPage(feed: Feed, deps: Deps): Promise<Page<PinCard>> {
  const { scope, viewer, bookmark, pageSize } = feed
  const state = decodeBookmark<FeedState>(deps.site.secret, scope, bookmark)
  const windows = await feed.skeleton(state?.positions ?? {})
  const seen = readSeenSet(state?.seen ?? null)
  const { placed, positions, hasMore } = planPage(windows, pageSize, seen)
  const items = await hydratePinCards(
    { read: deps.replica, site: deps.site },
    viewer,
    placed.map(({ candidate }) => candidate.pinId),
    new Map(placed.map((one) => [one.candidate.pinId, reasonFor(one, feed)])),
  )
  const next: FeedState = {
    positions: { ...state?.positions, ...Object.fromEntries(positions) },
    seen: seen.toText(),
  }
  return { items, bookmark: hasMore ? encodeBookmark(deps.site.secret, scope, next) : null }
}

const reasonFor = ({ candidate, source }: Placed, feed: Feed): RecommendationReason => ({
  reason: feed.reasonOf(source),
  reasonId: candidate.reasonId,
  name: candidate.reasonName,
  board: null,
})

/** Sources of a feed that still have something to give. */
export const openSources = <S extends CandidateSource>(
  sources: readonly S[],
  positions: FeedPositions,
): S[] => sources.filter((source) => positions[source] !== null)
