import type { PinCard, RecommendationReason } from '@tessera/api-types/pins/views'
import type { Page } from '@tessera/api-types'
import { type Joined, makeJoined } from '@tessera/api-types/joined'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark } from '../../db/keyset.ts'
import type { CacheKind } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { CandidateSource, SourceWindow } from '../../ranking/candidate.ts'
import { planPage } from '../../ranking/plan-page.ts'
import { planStory } from '../../ranking/plan-story.ts'
import { readSeenSet } from '../../ranking/seen-set.ts'
import { NOTHING_PROMOTED, type PageAds, type Promoted } from '../delivery/delivery-service.ts'
import { hydratePinCards } from '../pins/pin-hydration.ts'
import { unwantedAmong } from './exclusion-store.ts'
import {
  type FeedPlan,
  type FeedState,
  forgetPlan,
  keptPlan,
  type Keeping,
  type ReasonWord,
} from './feed-plans.ts'
import type { FeedPositions } from './feed-windows.ts'
import type { Topic } from './origin-store.ts'

export interface Feed {
  /** Names the feed and whose it is: a bookmark holds for this feed alone. */
  scope: string
  viewer: Viewer
  bookmark: string | null
  pageSize: number
  /**
   * One statement: what each source that has not ended proposes.
   * @param viewerId whose blocks leave pins out; null for a plan that several share
   */
  skeleton(positions: FeedPositions, viewerId: string | null): Promise<SourceWindow[]>
  reasonOf(source: CandidateSource): ReasonWord
  /** How its first page is kept; one without is planned anew each time. */
  keeping?: Keeping | undefined
  /** What is promoted on it; a page without them shows none. */
  ads?: PageAds
  /** The pin that the feed stands beside, which the viewer opened. */
  beside?: string
  /** The topic of the story that its first page may begin with. */
  storyTopic?(): Promise<Topic | null>
}

/** What a page of a feed is made with. */
export type FeedDeps = Pick<Deps, 'caches' | 'now' | 'read' | 'replica' | 'site'>

interface Shown {
  cards: Map<string, PinCard>
  plan: FeedPlan
  bookmark: string | null
  promoted: Promoted
}

/** One page of a feed: skeleton, rules (ranking, one of a kind, none twice), hydrate, present. */
export async function feedPage(feed: Feed, deps: FeedDeps): Promise<Page<PinCard>> {
  const shown = await showFeed(feed, deps)
  if (feed.viewer.state === 'UNAUTH') return visitorsPage(shown)
  const { cards, plan, bookmark, promoted } = shown
  return { items: promoted.placed(cardsInOrder(plan.pins, cards), cards), bookmark }
}

const visitorsPages = new WeakMap<FeedPlan, { cards: Map<string, PinCard>; page: Page<PinCard> }>()

/** Visitors are shown no ads: as long as a plan has the same cards, it is the same page. */
function visitorsPage({ plan, cards, bookmark }: Shown): Page<PinCard> {
  const last = visitorsPages.get(plan)
  if (last && plan.pins.every(({ id }) => last.cards.get(id) === cards.get(id))) return last.page
  const page = { items: cardsInOrder(plan.pins, cards), bookmark }
  visitorsPages.set(plan, { cards, page })
  return page
}

/**
 * The plan of a page with the cards that this viewer may see, of `others` and of what is promoted. A shared plan that names a
 * pin they may not see is left for one of their own; their own is made anew.
 */
export async function showFeed(feed: Feed, deps: FeedDeps, others: readonly string[] = []): Promise<Shown> {
  const state = decodeBookmark<FeedState>(deps.site.secret, feed.scope, feed.bookmark)
  const viewerId = memberId(feed.viewer)
  const { keeping } = feed
  const show = async (plan: FeedPlan): Promise<Shown> => {
    const promoted = (await feed.ads?.(plan.pins.map(({ id }) => id))) ?? NOTHING_PROMOTED
    return {
      plan,
      promoted,
      cards: await cardsOf(feed, plan, [...others, ...promoted.pinIds], deps),
      bookmark: plan.next && bookmarkOf(plan.next, feed.scope, deps),
    }
  }
  if (state !== null || !keeping) return show(await planFeed(feed, state, viewerId))
  const keep = () => keptPlan(keeping, deps, () => planFeed(feed, null, keeping.isShared ? null : viewerId))
  const kept = await show(await keep())
  if (isWhole(kept)) return kept
  if (keeping.isShared) return show(await planFeed(feed, null, viewerId))
  forgetPlan(keeping, deps)
  return show(await keep())
}

const bookmarks = new WeakMap<FeedState, { scope: string; bookmark: string }>()

/** Where a plan goes on, as who asked last for the same one was given it. */
function bookmarkOf(next: FeedState, scope: string, { site }: Pick<Deps, 'site'>): string {
  const known = bookmarks.get(next)
  if (known?.scope === scope) return known.bookmark
  const bookmark = encodeBookmark(site.secret, scope, next)
  bookmarks.set(next, { scope, bookmark })
  return bookmark
}

const isWhole = ({ plan, cards }: Shown): boolean =>
  plan.pins.every(({ id }) => cards.has(id)) && (plan.story?.ids ?? []).every((id) => cards.has(id))

/** Skeleton and rules: which pins stand on the page, and how it goes on. */
async function planFeed(feed: Feed, state: FeedState | null, viewerId: string | null): Promise<FeedPlan> {
  const windows = await feed.skeleton(state?.positions ?? {}, viewerId)
  const seen = readSeenSet(state?.seen ?? null)
  const topic = state === null ? await feed.storyTopic?.() : null
  const story = topic ? planStory(windows, feed.pageSize, seen) : []
  const { placed, positions, hasMore } = planPage(windows, feed.pageSize - Math.min(1, story.length), seen)
  return {
    pins: placed.map(({ candidate: { pinId, reasonId, reasonName }, source }) => ({
      id: pinId,
      reason: feed.reasonOf(source),
      reasonId,
      reasonName,
    })),
    story: topic && story.length > 0 ? { topic, ids: story } : null,
    next: hasMore
      ? { positions: { ...state?.positions, ...Object.fromEntries(positions) }, seen: seen.toText() }
      : null,
  }
}

/** Visitors who look at a kept plan at the same time see the same cards. */
const visitorsLooks: CacheKind<{ plan: FeedPlan; look: Joined<Map<string, PinCard>> }> = {
  name: 'visitors looking at feeds',
  max: 1_000,
}

function cardsOf(
  feed: Feed,
  plan: FeedPlan,
  others: readonly string[],
  deps: FeedDeps,
): Promise<Map<string, PinCard>> {
  const read = () => readCards(feed, plan, others, deps)
  if (feed.viewer.state !== 'UNAUTH' || !feed.keeping || others.length > 0) return read()
  const looks = deps.caches.of(visitorsLooks)
  const key = `${feed.keeping.key} ${deps.site.imageBase}`
  const known = looks.get(key)
  const { look } = known?.plan === plan ? known : { look: makeJoined<Map<string, PinCard>>() }
  if (look !== known?.look) looks.set(key, { plan, look })
  return look(read)
}

async function readCards(
  { viewer, keeping, beside }: Feed,
  { pins, story }: FeedPlan,
  others: readonly string[],
  deps: FeedDeps,
): Promise<Map<string, PinCard>> {
  const planned = [...pins.map(({ id }) => id), ...(story?.ids ?? [])]
  const viewerId = memberId(viewer)
  // A plan of their own leaves out what they do not want; a shared one knows of nobody.
  const asksForUnwanted = keeping?.isShared && viewerId !== null
  const [cards, unwanted] = await Promise.all([
    hydratePinCards(deps, viewer, [...planned, ...others], {
      proposedBeside: beside === undefined ? [] : [beside],
    }),
    asksForUnwanted ? unwantedAmong(deps.replica, viewerId, planned) : [],
  ])
  const found = new Map(cards.map((card) => [card.id, card]))
  for (const id of unwanted) found.delete(id)
  return found
}

export const cardsInOrder = (pins: FeedPlan['pins'], cards: ReadonlyMap<string, PinCard>): PinCard[] =>
  pins.flatMap((planned) => {
    const card = cards.get(planned.id)
    return card ? [{ ...card, recommendation_reason: reasonFor(planned, card) }] : []
  })

/** The names of people and boards are those that the card shows now. */
function reasonFor(
  { reason, reasonId, reasonName }: FeedPlan['pins'][number],
  { pinner, board }: PinCard,
): RecommendationReason {
  const name = reasonId === pinner.id ? pinner.full_name : reasonId === board?.id ? board.name : reasonName
  return { reason, reasonId, name, board: null }
}

/** Sources of a feed that still have something to give. */
export const openSources = <S extends CandidateSource>(
  sources: readonly S[],
  positions: FeedPositions,
): S[] => sources.filter((source) => positions[source] !== null)
