import { followsContracts } from '@tessera/api-types/follows/contracts'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { findVisibleProfileId } from '../users/user-service.ts'
import { followBoard, unfollowBoard } from './board-follow-service.ts'
import { listBoardFollowers, listFollowedBoards } from './board-follow-store.ts'
import { hydrateBoards } from './board-hydration.ts'
import { findBoard } from './board-service.ts'

type Position = readonly [string, string]

export const boardFollowOperations: Operation[] = [
  implement(followsContracts['boards.follow'], ({ board_id }, { viewer, deps }) =>
    followBoard(viewer, board_id, deps),
  ),
  implement(followsContracts['boards.unfollow'], ({ board_id }, { viewer, deps }) =>
    unfollowBoard(viewer, board_id, deps),
  ),
  implement(followsContracts['boards.following'], async (input, { viewer, deps }) => {
    const userId = await findVisibleProfileId(deps.read, viewer, input.username)
    const scope = `boards.following:${userId}`
    const after = decodeBookmark<Position>(deps.site.secret, scope, input.bookmark)
    const asked = { userId, after, limit: input.page_size + 1 }
    const follows = await listFollowedBoards(deps.read, viewer, asked)
    const page = toPage(follows, input.page_size, ({ at, id }) =>
      encodeBookmark(deps.site.secret, scope, [at, id]),
    )
    const ids = page.rows.map(({ id }) => id)
    return { items: await hydrateBoards(deps, viewer, ids), bookmark: page.bookmark }
  }),
  implement(followsContracts['boards.followers'], async (input, { viewer, deps }) => {
    const { board_id: boardId, bookmark, page_size } = input
    await findBoard(deps.read, viewer, { boardId })
    const { secret } = deps.site
    const scope = `boards.followers:${boardId}`
    const after = decodeBookmark<Position>(secret, scope, bookmark)
    const follows = await listBoardFollowers(deps.read, { boardId, after, limit: page_size + 1 })
    const page = toPage(follows, page_size, ({ at, id }) => encodeBookmark(secret, scope, [at, id]))
    const ids = page.rows.map(({ id }) => id)
    return { items: await hydrateUserCards(deps, viewer, ids), bookmark: page.bookmark }
  }),
]
