import type { UserCard } from '@tessera/api-types/follows/views'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { loadUserCards } from './user-store.ts'
import { toUserCard } from './user-view.ts'

/** People in the order of `ids`, in one statement; deactivated members and those who block the viewer are omitted. */
export async function hydrateUserCards(
  { read, site }: Pick<Deps, 'read' | 'site'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<UserCard[]> {
  if (ids.length === 0) return []
  const rows = await loadUserCards(read, memberId(viewer), ids)
  return rows.map((row) => toUserCard(row, site))
}
