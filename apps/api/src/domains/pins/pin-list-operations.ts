import type { PinOrder } from '@tessera/api-types/boards/board-limits'
import { boardsContracts } from '@tessera/api-types/boards/contracts'
import { usersContracts } from '@tessera/api-types/users/contracts'
import { memberId } from '@tessera/shared-auth'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { findSection } from '../boards/section-service.ts'
import { findProfile } from '../users/user-service.ts'
import { listBoardPins, listSectionPins, listUserPinIds } from './pin-list-store.ts'
import { pinPage } from './pin-page-service.ts'

/** The newest came first before boards were arranged: pages that were open then go on. */
const scopesOf = (list: string, sort: PinOrder) => ({
  scope: `${list}:${sort}`,
  formerScope: `${list}:${sort === 'custom' ? 'newest' : sort}`,
})

/** Pages of pins: a board's and a section's as arranged or by when they were added, a member's newest first. */
export const pinListOperations: Operation[] = [
  implement(boardsContracts['boards.feed'], async (input, { viewer, deps }) => {
    const { board_id: boardId, filter_section_pins: isLooseOnly, sort } = input
    const scopes = scopesOf(`boards.feed:${boardId}:${isLooseOnly}`, sort)
    return pinPage(viewer, { ...input, ...scopes, shown: 'opened' }, deps, async (after, limit) => {
      const entries = await listBoardPins(deps.read, viewer, { boardId, isLooseOnly, sort, after, limit })
      if (!entries) throw new DomainError('BOARD_NOT_FOUND')
      return entries
    })
  }),

  implement(boardsContracts['sections.pins'], async (input, { viewer, deps }) => {
    const { section_id: sectionId, sort } = input
    const { boardId } = await findSection(deps.read, viewer, { sectionId })
    return pinPage(
      viewer,
      { ...input, ...scopesOf(`sections.pins:${sectionId}`, sort), shown: 'opened' },
      deps,
      (after, limit) => listSectionPins(deps.read, { boardId, sectionId, sort, after, limit }),
    )
  }),

  implement(usersContracts['users.pins'], async (input, { viewer, deps }) => {
    const { username, filter } = input
    const user = await findProfile(deps.read, viewer, { username })
    if (filter === 'products' && user.id !== memberId(viewer)) throw new DomainError('USER_NOT_FOUND')
    return pinPage(
      viewer,
      { ...input, scope: `users.pins:${user.id}:${filter}`, shown: 'opened' },
      deps,
      async (before, limit) =>
        user.canSeeContent
          ? listUserPinIds(deps.read, viewer, { userId: user.id, filter, before, limit })
          : [],
    )
  }),
]
