import type { PinCard, RecommendationReason } from '@tessera/api-types/pins/views'
import type { Page } from '@tessera/api-types'
import type { Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { CandidateSource, SourceWindow } from '../../ranking/candidate.ts'
import type { Placed } from '../../ranking/diversity.ts'
import { planPage } from '../../ranking/plan-page.ts'
import { planStory } from '../../ranking/plan-story.ts'
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
  /** Whether its first page may begin with a story. */
  hasStories?: true
}

interface FeedState {
  positions: FeedPositions
  seen: string
}

interface FeedPlan {
  placed: Placed[]
  /** Ids of the pins that stand together before the others. */
  story: string[]
  bookmark: string | null
}

/** One page of a feed: skeleton, rules (ranking, one of a kind, none twice), hydrate, present. */
export async function feedPage(feed: Feed, deps: Pick<Deps, 'replica' | 'site'>): Promise<Page<PinCard>> {
  const { placed, bookmark } = await planFeed(feed, deps)
  return { items: await cardsOf(feed, placed, [], deps), bookmark }
}

/** Skeleton and rules: which pins stand on the page, and how it goes on. */
export async function planFeed(feed: Feed, { site }: Pick<Deps, 'site'>): Promise<FeedPlan> {
  const { scope, bookmark, pageSize } = feed
  const state = decodeBookmark<FeedState>(site.secret, scope, bookmark)
  const windows = await feed.skeleton(state?.positions ?? {})
  const seen = readSeenSet(state?.seen ?? null)
  const story = feed.hasStories && state === null ? planStory(windows, pageSize, seen) : []
  const { placed, positions, hasMore } = planPage(windows, pageSize - Math.min(1, story.length), seen)
  const next: FeedState = {
    positions: { ...state?.positions, ...Object.fromEntries(positions) },
    seen: seen.toText(),
  }
  return { placed, story, bookmark: hasMore ? encodeBookmark(site.secret, scope, next) : null }
}

/** Cards of the placed pins with their reasons, and of `others` without, in one statement. */
export const cardsOf = (
  feed: Feed,
  placed: readonly Placed[],
  others: readonly string[],
  { replica, site }: Pick<Deps, 'replica' | 'site'>,
): Promise<PinCard[]> =>
  hydratePinCards(
    { read: replica, site },
    feed.viewer,
    [...placed.map(({ candidate }) => candidate.pinId), ...others],
    new Map(placed.map((one) => [one.candidate.pinId, reasonFor(one, feed)])),
  )

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
