import type { Page } from '@tessera/api-types'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Shown } from './pin-card-store.ts'
import { hydratePinCards } from './pin-hydration.ts'

interface Input {
  /** What the bookmark is good for. */
  scope: string
  /** Of bookmarks that are good for it as well. */
  formerScope?: string
  shown: Shown
  bookmark: string | null
  page_size: number
}

/** The id of a listed pin; what it is ordered by, if not by that, stands before it. */
const idOf = (entry: string): string => entry.slice(entry.lastIndexOf('_') + 1)

/** One page of the pins that `list` returns by id; it goes on after the last of them. */
export async function pinPage(
  viewer: Viewer,
  { scope, formerScope, shown, bookmark, page_size }: Input,
  deps: Pick<Deps, 'caches' | 'read' | 'site'>,
  list: (after: string | null, limit: number) => Promise<string[]>,
): Promise<Page<PinCard>> {
  const { secret } = deps.site
  const entries = await list(decodeBookmark<string>(secret, scope, bookmark, formerScope), page_size + 1)
  const page = toPage(entries, page_size, (last) => encodeBookmark(secret, scope, last))
  return { items: await hydratePinCards(deps, viewer, page.rows.map(idOf), shown), bookmark: page.bookmark }
}
