import type { PinCard } from '@tessera/api-types/pins/views'
import type { Page } from '@tessera/api-types'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import type { CandidateSource } from '../../ranking/candidate.ts'
import { feedPage, openSources, type ReasonWord } from './feed-page.ts'
import { toWindows } from './feed-windows.ts'
import { MEMBER_SOURCES, readHomeRows, VISITOR_SOURCES } from './home-store.ts'

const REASONS: Partial<Record<CandidateSource, ReasonWord>> = {
  own: 'fresh',
  person: 'followed_user',
  board: 'followed_board',
  topic: 'followed_interest',
  together: 'saved_together',
  fresh: 'fresh',
}

interface HomeInput {
  bookmark: string | null
  page_size: number
}

/** Members get their own mixture; visitors and bots what is loved and new. */
export function homeFeed(
  viewer: Viewer,
  input: HomeInput,
  deps: Pick<Deps, 'now' | 'replica' | 'site'>,
): Promise<Page<PinCard>> {
  const viewerId = memberId(viewer)
  const feed = {
    scope: `home:${viewerId ?? 'visitor'}`,
    viewer,
    bookmark: input.bookmark,
    pageSize: input.page_size,
    reasonOf: (source: CandidateSource) => REASONS[source] ?? 'popular',
    async skeleton(positions: Parameters<typeof openSources>[1]) {
      const asked = openSources(viewerId === null ? VISITOR_SOURCES : MEMBER_SOURCES, positions)
      if (asked.length === 0) return []
      const rows = await readHomeRows(deps.replica, viewerId, asked, positions, {
        pageSize: input.page_size,
        now: deps.now(),
      })
      return toWindows(rows, asked, { positions, now: deps.now() })
    },
  }
  return feedPage(feed, deps)
}
