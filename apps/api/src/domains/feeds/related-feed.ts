import type { RelatedModule } from '@tessera/api-types/feeds/views'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { ErrorCode } from '@tessera/api-types/errors'
import type { Page } from '@tessera/api-types'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { VisualNeighbour } from '../../images/visual-index.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { CandidateSource } from '../../ranking/candidate.ts'
import { MAX_VISUAL_DISTANCE } from '../../ranking/ranking-constants.ts'
import type { PageAds } from '../delivery/delivery-service.ts'
import { BEST_SOURCES, bestBeside } from './best-beside.ts'
import { feedLimits } from './feed-limits.ts'
import type { ReasonWord } from './feed-plans.ts'
import { cardsInOrder, type Feed, type FeedDeps, feedPage, openSources, showFeed } from './feed-page.ts'
import { toWindows, type FeedPositions } from './feed-windows.ts'
import { findOrigin, type Origin, type Topic } from './origin-store.ts'
import {
  aboutBoard,
  aboutPin,
  BOARD_IDEA_SOURCES,
  readRelatedRows,
  RELATED_SOURCES,
  type RelatedSource,
} from './related-store.ts'
import type { SourceRow } from './windows-store.ts'

interface PageInput {
  bookmark: string | null
  page_size: number
}

/** What is near a pin changes slowly. */
const RELATED_KEEP_MS = 150_000

/** Pins near a pin: in the graph of boards, by words, by topic or by visual similarity; the first page begins with the best of its topic. */
export async function relatedFeed(
  viewer: Viewer,
  pinId: string,
  { ads, ...input }: PageInput & { ads: PageAds },
  deps: FeedDeps & Pick<Deps, 'log' | 'visualIndex'>,
): Promise<Page<RelatedModule>> {
  let found: Promise<Origin | undefined> | undefined
  const origin = () => (found ??= findOrigin(deps.replica, pinId))
  const about = {
    name: `related:${pinId}`,
    is: aboutPin(pinId),
    notFound: 'PIN_NOT_FOUND' as const,
    sources: RELATED_SOURCES,
    visualNeighbours: async () => nearestPictures(await origin(), deps),
    bestRows: async () => {
      const known = await origin()
      return known ? bestBeside(known, input.page_size, deps) : []
    },
  }
  const feed: Feed = {
    ...feedAbout(viewer, about, input, deps),
    ads,
    beside: pinId,
    keeping: { key: `${about.name}:${input.page_size}`, ms: RELATED_KEEP_MS, version: '', isShared: true },
    storyTopic: async () => (await origin())?.topic ?? null,
  }
  const { cards, plan, bookmark, promoted } = await showFeed(feed, deps, [pinId])
  if (!cards.has(pinId)) throw new DomainError('PIN_NOT_FOUND')
  const pins = cardsInOrder(plan.pins, cards)
  const objects = (plan.story?.ids ?? []).flatMap((id) => cards.get(id) ?? [])
  const story = plan.story && objects.length > 0 ? [toStory(plan.story.topic, objects)] : []
  return { items: promoted.placed<RelatedModule>([...story, ...pins], cards), bookmark }
}

const toStory = ({ id, name, slug }: Topic, objects: PinCard[]): RelatedModule => ({
  id: `topic-${id}`,
  type: 'story',
  container_type: 'topic_pins',
  title: name,
  action: { type: 'topic', url: `/topics/${slug}/` },
  display_options: { layout: 'row' },
  objects,
})

/** Pins that would go well on a board. */
export function boardIdeasFeed(
  viewer: Viewer,
  boardId: string,
  input: PageInput,
  deps: FeedDeps,
): Promise<Page<PinCard>> {
  const about = {
    name: `ideas:${boardId}`,
    is: aboutBoard(boardId, viewer),
    notFound: 'BOARD_NOT_FOUND' as const,
    sources: BOARD_IDEA_SOURCES,
    visualNeighbours: async () => [],
  }
  return feedPage(feedAbout(viewer, about, input, deps), deps)
}

/** Pictures with something in common with the pin's; none where the index fails, for the rest is worth showing. */
async function nearestPictures(
  origin: Origin | undefined,
  { visualIndex, log }: Pick<Deps, 'log' | 'visualIndex'>,
): Promise<VisualNeighbour[]> {
  if (!origin) return []
  const nearest = await visualIndex
    .nearest(origin.descriptor, feedLimits.visualWindow)
    .catch((error: unknown) => {
      log.warn({ err: error }, 'no visual search')
      return []
    })
  return nearest.filter(({ distance }) => distance < MAX_VISUAL_DISTANCE)
}

/** What a pin has in common with what it stands beside. */
const REASONS: Partial<Record<CandidateSource, ReasonWord>> = {
  walk: 'related_board',
  text: 'related_words',
  topic: 'related_topic',
  look: 'related_look',
}

const isBest = (source: RelatedSource): boolean => BEST_SOURCES.some((best) => best === source)

interface Subject {
  name: string
  is: ReturnType<typeof aboutPin>
  notFound: ErrorCode
  sources: readonly RelatedSource[]
  visualNeighbours(): Promise<VisualNeighbour[]>
  /** What it shares with others, where its first page is made for everyone. */
  bestRows?(): Promise<SourceRow[]>
}

function feedAbout(viewer: Viewer, subject: Subject, input: PageInput, deps: FeedDeps): Feed {
  return {
    scope: `${subject.name}:${memberId(viewer) ?? 'visitor'}`,
    viewer,
    bookmark: input.bookmark,
    pageSize: input.page_size,
    reasonOf: (source: CandidateSource) => REASONS[source] ?? 'popular',
    async skeleton(positions: FeedPositions, viewerId: string | null) {
      const asked = openSources(subject.sources, positions)
      const isShared = viewerId === null && Object.keys(positions).length === 0
      const bestRows = isShared ? subject.bestRows : undefined
      const [visualNeighbours, best] = await Promise.all([
        asked.includes('look') ? subject.visualNeighbours() : [],
        bestRows?.() ?? [],
      ])
      const own = bestRows ? asked.filter((source) => !isBest(source)) : asked
      const window = { positions, pageSize: input.page_size, visualNeighbours }
      const rows = await readRelatedRows(deps.replica, viewerId, subject.is, own, window)
      const origin = rows.find(({ source }) => source === 'origin')
      if (!origin) throw new DomainError(subject.notFound)
      return toWindows([...rows, ...best], asked, { positions, now: deps.now(), lookedAt: origin.descriptor })
    },
  }
}
