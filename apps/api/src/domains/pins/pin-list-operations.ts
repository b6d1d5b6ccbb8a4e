import { boardsContracts } from '@tessera/api-types/boards/contracts'
import { usersContracts } from '@tessera/api-types/users/contracts'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { findSection } from '../boards/section-service.ts'
import { findProfile } from '../users/user-service.ts'
import { hydratePinCards } from './pin-hydration.ts'
import { listBoardPinIds, listSectionPinIds, listUserPinIds } from './pin-list-store.ts'

interface PageInput {
  bookmark: string | null
  page_size: number
}

/** One page of the pins that `list` returns by id; it goes on after the last of them. */
async function pinPage(
  viewer: Viewer,
  scope: string,
  { bookmark, page_size }: PageInput,
  deps: Pick<Deps, 'caches' | 'read' | 'site'>,
  list: (after: string | null, limit: number) => Promise<string[]>,
) {
  const { secret } = deps.site
  const ids = await list(decodeBookmark<string>(secret, scope, bookmark), page_size + 1)
  const page = toPage(ids, page_size, (last) => encodeBookmark(secret, scope, last))
  return { items: await hydratePinCards(deps, viewer, page.rows, 'opened'), bookmark: page.bookmark }
}

/** Pages of pins in the order they were added: a board's, a section's, a member's. */
export const pinListOperations: Operation[] = [
  implement(boardsContracts['boards.feed'], async (input, { viewer, deps }) => {
    const { board_id: boardId, filter_section_pins: isLooseOnly, sort } = input
    const scope = `boards.feed:${boardId}:${isLooseOnly}:${sort}`
    return pinPage(viewer, scope, input, deps, async (after, limit) => {
      const ids = await listBoardPinIds(deps.read, viewer, { boardId, isLooseOnly, sort, after, limit })
      if (!ids) throw new DomainError('BOARD_NOT_FOUND')
      return ids
    })
  }),

  implement(boardsContracts['sections.pins'], async (input, { viewer, deps }) => {
    const { section_id: sectionId, sort } = input
    await findSection(deps.read, viewer, { sectionId })
    return pinPage(viewer, `sections.pins:${sectionId}:${sort}`, input, deps, (after, limit) =>
      listSectionPinIds(deps.read, { sectionId, sort, after, limit }),
    )
  }),

  implement(usersContracts['users.pins'], async (input, { viewer, deps }) => {
    const { username, filter } = input
    const user = await findProfile(deps.read, viewer, { username })
    if (filter === 'products' && user.id !== memberId(viewer)) throw new DomainError('USER_NOT_FOUND')
    return pinPage(viewer, `users.pins:${user.id}:${filter}`, input, deps, async (before, limit) =>
      user.canSeeContent ? listUserPinIds(deps.read, viewer, { userId: user.id, filter, before, limit }) : [],
    )
  }),
]
