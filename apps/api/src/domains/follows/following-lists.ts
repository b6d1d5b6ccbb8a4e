import { followsContracts } from '@tessera/api-types/follows/contracts'
import type { UserCard } from '@tessera/api-types/follows/views'
import type { Page } from '@tessera/api-types/wire/bookmark'
import { memberId } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { findBoard } from '../boards/board-service.ts'
import { hydrateBoards } from '../boards/board-hydration.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { findProfile } from '../users/user-service.ts'
import { listBoardFollowers, listFollowedBoards } from './board-follow-store.ts'
import { listTies, type TieKind } from './follow-store.ts'
import { listInterests, loadInterest, type InterestPosition } from './interest-store.ts'
import { toInterestView } from './interest-view.ts'

interface PageInput {
  bookmark: string | null
  page_size: number
}

type Position = readonly [string, string]

async function peopleTied(
  kind: TieKind,
  userId: string,
  { bookmark, page_size }: PageInput,
  { viewer, deps }: Context,
): Promise<Page<UserCard>> {
  const { secret } = deps.site
  const scope = `ties:${kind}:${userId}`
  const after = decodeBookmark<Position>(secret, scope, bookmark)
  const ties = await listTies(deps.read, kind, { userId, after, limit: page_size + 1 })
  const page = toPage(ties, page_size, ({ at, id }) => encodeBookmark(secret, scope, [at, id]))
  const ids = page.rows.map(({ id }) => id)
  return { items: await hydrateUserCards(deps, viewer, ids), bookmark: page.bookmark }
}

async function interestPage(
  { bookmark, page_size }: PageInput,
  { viewer, deps }: Context,
  followerId?: string,
) {
  const { secret } = deps.site
  const scope = `interests:${followerId ?? ''}`
  const after = decodeBookmark<InterestPosition>(secret, scope, bookmark)
  const asked = { after, limit: page_size + 1, ...(followerId !== undefined && { followerId }) }
  const rows = await listInterests(deps.read, memberId(viewer), asked)
  const page = toPage(rows, page_size, ({ followerCount, id }) =>
    encodeBookmark(secret, scope, [followerCount, id]),
  )
  return { items: page.rows.map((row) => toInterestView(row, deps.site)), bookmark: page.bookmark }
}

/** The named person's id, once it is clear that the viewer may see their content. */
async function profileOf(username: string, { viewer, deps }: Context): Promise<string> {
  const user = await findProfile(deps.read, viewer, { username })
  if (!user.canSeeContent) throw new DomainError('USER_NOT_FOUND')
  return user.id
}

export const followingLists: Operation[] = [
  implement(followsContracts['users.followers'], async (input, context) =>
    peopleTied('followers', await profileOf(input.username, context), input, context),
  ),
  implement(followsContracts['users.following'], async (input, context) =>
    peopleTied('following', await profileOf(input.username, context), input, context),
  ),
  implement(followsContracts['users.followRequests'], (input, context) =>
    peopleTied('requests', context.viewer.userId, input, context),
  ),
  implement(followsContracts['users.blocked'], (input, context) =>
    peopleTied('blocked', context.viewer.userId, input, context),
  ),
  implement(followsContracts['boards.following'], async (input, context) => {
    const { deps, viewer } = context
    const userId = await profileOf(input.username, context)
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
  implement(followsContracts['interests.list'], (input, context) => interestPage(input, context)),
  implement(followsContracts['interests.get'], async ({ slug }, { viewer, deps }) => {
    const interest = await loadInterest(deps.read, memberId(viewer), slug)
    if (!interest) throw new DomainError('INTEREST_NOT_FOUND')
    return toInterestView(interest, deps.site)
  }),
  implement(followsContracts['interests.followed'], async (input, context) =>
    interestPage(input, context, await profileOf(input.username, context)),
  ),
]
