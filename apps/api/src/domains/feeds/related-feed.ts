import type { PinCard } from '@tessera/api-types/pins/views'
import type { ErrorCode } from '@tessera/api-types/errors'
import type { Page } from '@tessera/api-types'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { feedPage, openSources } from './feed-page.ts'
import { toWindows, type FeedPositions } from './feed-windows.ts'
import { aboutBoard, aboutPin, readRelatedRows, RELATED_SOURCES } from './related-store.ts'

interface PageInput {
  bookmark: string | null
  page_size: number
}

/** Pins near a pin. */
export const relatedFeed = (viewer: Viewer, pinId: string, input: PageInput, deps: Deps) =>
  feedAbout(viewer, `related:${pinId}`, aboutPin(pinId, memberId(viewer)), 'PIN_NOT_FOUND', input, deps)

/** Pins that would go well on a board. */
export const boardIdeasFeed = (viewer: Viewer, boardId: string, input: PageInput, deps: Deps) =>
  feedAbout(viewer, `ideas:${boardId}`, aboutBoard(boardId, memberId(viewer)), 'BOARD_NOT_FOUND', input, deps)

function feedAbout(
  viewer: Viewer,
  name: string,
  about: ReturnType<typeof aboutPin>,
  notFound: ErrorCode,
  input: PageInput,
  deps: Deps,
): Promise<Page<PinCard>> {
  const viewerId = memberId(viewer)
  const feed = {
    scope: `${name}:${viewerId ?? 'visitor'}`,
    viewer,
    bookmark: input.bookmark,
    pageSize: input.page_size,
    reasonOf: () => 'related' as const,
    async skeleton(positions: FeedPositions) {
      const asked = openSources(RELATED_SOURCES, positions)
      const rows = await readRelatedRows(deps.replica, viewerId, about, asked, positions, input.page_size)
      const origin = rows.find(({ source }) => source === 'origin')
      if (!origin) throw new DomainError(notFound)
      return toWindows(rows, asked, { positions, now: deps.now(), lookedAt: origin.descriptor })
    },
  }
  return feedPage(feed, deps)
}
