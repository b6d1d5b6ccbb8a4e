import { followsContracts } from '@tessera/api-types/follows/contracts'
import type { UserCard } from '@tessera/api-types/follows/views'
import type { Page } from '@tessera/api-types/wire/bookmark'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Context } from '../../kernel/context.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { findVisibleProfileId } from '../users/user-service.ts'
import { listTies, type TieKind } from './follow-store.ts'

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

export const followingLists: Operation[] = [
  implement(followsContracts['users.followers'], async (input, context) =>
    peopleTied(
      'followers',
      await findVisibleProfileId(context.deps.read, context.viewer, input.username),
      input,
      context,
    ),
  ),
  implement(followsContracts['users.following'], async (input, context) =>
    peopleTied(
      'following',
      await findVisibleProfileId(context.deps.read, context.viewer, input.username),
      input,
      context,
    ),
  ),
  implement(followsContracts['users.followRequests'], (input, context) =>
    peopleTied('requests', context.viewer.userId, input, context),
  ),
  implement(followsContracts['users.blocked'], (input, context) =>
    peopleTied('blocked', context.viewer.userId, input, context),
  ),
]
