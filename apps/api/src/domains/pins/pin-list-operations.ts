import { boardsContracts } from '@tessera/api-types/boards/contracts'
import { usersContracts } from '@tessera/api-types/users/contracts'
import type { Viewer } from '@tessera/shared-auth'
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

/** One page of pins by id, newest first, that `list` returns. */
async function pinPage(
  viewer: Viewer,
  scope: string,
  { bookmark, page_size }: PageInput,
  deps: Pick<Deps, 'caches' | 'read' | 'site'>,
  list: (before: string | null, limit: number) => Promise<string[]>,
) {
  const { secret } = deps.site
  const ids = await list(decodeBookmark<string>(secret, scope, bookmark), page_size + 1)
  const page = toPage(ids, page_size, (last) => encodeBookmark(secret, scope, last))
  return { items: await hydratePinCards(deps, viewer, page.rows), bookmark: page.bookmark }
}

/** Pages of pins in the order they were added: a board's, a section's, a member's. */
export const pinListOperations: Operation[] = [
  implement(boardsContracts['boards.feed'], async (input, { viewer, deps }) => {
    const { board_id: boardId, filter_section_pins: isLooseOnly } = input
    return pinPage(viewer, `boards.feed:${boardId}:${isLooseOnly}`, input, deps, async (before, limit) => {
      const ids = await listBoardPinIds(deps.read, viewer, { boardId, isLooseOnly, before, limit })
      if (!ids) throw new DomainError('BOARD_NOT_FOUND')
      return ids
    })
  }),

  implement(boardsContracts['sections.pins'], async (input, { viewer, deps }) => {
    const { section_id: sectionId } = input
    await findSection(deps.read, viewer, { sectionId })
    return pinPage(viewer, `sections.pins:${sectionId}`, input, deps, (before, limit) =>
      listSectionPinIds(deps.read, { sectionId, before, limit }),
    )
  }),

  implement(usersContracts['users.pins'], async (input, { viewer, deps }) => {
    const { username, filter } = input
    const user = await findProfile(deps.read, viewer, { username })
    return pinPage(viewer, `users.pins:${user.id}:${filter}`, input, deps, async (before, limit) =>
      user.canSeeContent ? listUserPinIds(deps.read, viewer, { userId: user.id, filter, before, limit }) : [],
    )
  }),
]
