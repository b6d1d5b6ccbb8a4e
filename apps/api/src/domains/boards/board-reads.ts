import { boardsContracts } from '@tessera/api-types/boards/contracts'
import { memberId } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { interestsOfBoard } from '../interests/interest-service.ts'
import { findProfile } from '../users/user-service.ts'
import { hydrateBoards } from './board-hydration.ts'
import { listBoardIds } from './board-list-store.ts'
import { pickBoards } from './board-picker-service.ts'
import { activityOf } from './board-activity-service.ts'
import { findBoard } from './board-service.ts'
import { toBoardView, toSectionTile, toSectionView } from './board-view.ts'
import { findSection } from './section-service.ts'
import { listSectionTiles } from './section-store.ts'

export const boardReads: Operation[] = [
  implement(boardsContracts['boards.get'], async ({ board_id, username, slug }, { viewer, deps }) => {
    const named = { username: username ?? '', slug: slug ?? '' }
    const key = board_id === undefined ? named : { boardId: board_id }
    return toBoardView(await findBoard(deps.read, viewer, key), viewer, deps.site)
  }),

  implement(boardsContracts['boards.list'], async (input, { viewer, deps }) => {
    const { username, privacy_filter: privacy, sort, include_archived: includeArchived, page_size } = input
    const owner = await findProfile(deps.read, viewer, { username })
    const scope = `boards.list:${owner.id}:${privacy}:${sort}:${includeArchived}`
    const after = decodeBookmark<readonly [string, string]>(deps.site.secret, scope, input.bookmark)
    const asked = { ownerId: owner.id, privacy, sort, includeArchived, after, limit: page_size + 1 }
    const rows = owner.canSeeContent ? await listBoardIds(deps.read, viewer, asked) : []
    const page = toPage(rows, page_size, ({ key, id }) => encodeBookmark(deps.site.secret, scope, [key, id]))
    const ids = page.rows.map(({ id }) => id)
    return { items: await hydrateBoards(deps, viewer, ids), bookmark: page.bookmark }
  }),

  implement(boardsContracts['boards.activity'], (input, { viewer, deps }) => activityOf(viewer, input, deps)),

  implement(boardsContracts['boards.interests'], async ({ board_id }, { viewer, deps }) => {
    await findBoard(deps.read, viewer, { boardId: board_id })
    return interestsOfBoard(viewer, board_id, deps)
  }),

  implement(boardsContracts['boards.picker'], ({ pin_id }, { viewer, deps }) =>
    pickBoards(viewer, pin_id ?? null, deps),
  ),

  implement(boardsContracts['sections.list'], async (input, { viewer, deps }) => {
    const { board_id: boardId, page_size } = input
    await findBoard(deps.read, viewer, { boardId })
    const scope = `sections.list:${boardId}`
    const after = decodeBookmark<readonly [number, string]>(deps.site.secret, scope, input.bookmark)
    const asked = { boardId, after, limit: page_size + 1 }
    const rows = await listSectionTiles(deps.read, memberId(viewer), asked)
    const page = toPage(rows, page_size, ({ position, id }) =>
      encodeBookmark(deps.site.secret, scope, [position, id]),
    )
    return { items: page.rows.map(toSectionTile), bookmark: page.bookmark }
  }),

  implement(boardsContracts['sections.get'], async (input, { viewer, deps }) => {
    const { section_id, username = '', slug = '', section_slug = '' } = input
    const key =
      section_id === undefined ? { username, slug, sectionSlug: section_slug } : { sectionId: section_id }
    const section = await findSection(deps.read, viewer, key)
    return { ...toSectionView(section), board_id: section.boardId }
  }),
]
