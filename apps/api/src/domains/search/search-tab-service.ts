import type { SearchTab } from '@tessera/api-types/search/views'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { listRecent } from './recent-store.ts'
import { searchLimits } from './search-limits.ts'
import { listFollowedTopics, listTrending } from './trend-store.ts'

const lower = (text: string): string => text.toLocaleLowerCase()

/** What a search begins with: the viewer's recent searches, then topics they follow and what many search for. */
export async function searchTab(
  viewer: Viewer,
  { read, replica }: Pick<Deps, 'read' | 'replica'>,
): Promise<SearchTab> {
  const userId = memberId(viewer)
  const [recent, topics, trending] = await Promise.all([
    userId === null ? [] : listRecent(read, userId),
    userId === null ? [] : listFollowedTopics(replica, userId, searchLimits.recommended),
    listTrending(replica),
  ])
  const known = new Set(recent.map(({ query }) => lower(query)))
  const recommended = [...topics, ...trending].filter(
    (query) => !known.has(lower(query)) && known.add(lower(query)),
  )
  return {
    recent_searches: recent.filter(({ scope }) => scope !== 'my_pins'),
    recent_personal_searches: recent.filter(({ scope }) => scope === 'my_pins'),
    recommended_searches: recommended.slice(0, searchLimits.recommended),
  }
}
