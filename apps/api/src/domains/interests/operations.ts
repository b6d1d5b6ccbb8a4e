import { followsContracts } from '@tessera/api-types/follows/contracts'
import { memberId } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { findVisibleProfileId } from '../users/user-service.ts'
import { followInterests, unfollowInterests } from './interest-service.ts'
import { listInterests, loadInterest, type InterestPosition } from './interest-store.ts'
import { toInterestView } from './interest-view.ts'

interface PageInput {
  bookmark: string | null
  page_size: number
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

const once = (first: string, more: readonly string[]): string[] => [...new Set([first, ...more])]

export const interestsOperations: Operation[] = [
  implement(followsContracts['interests.follow'], (input, { viewer, deps }) =>
    followInterests(viewer, once(input.interest_id, input.interest_list), deps),
  ),
  implement(followsContracts['interests.unfollow'], (input, { viewer, deps }) =>
    unfollowInterests(viewer, once(input.interest_id, input.interest_list), deps),
  ),
  implement(followsContracts['interests.list'], (input, context) => interestPage(input, context)),
  implement(followsContracts['interests.get'], async ({ slug }, { viewer, deps }) => {
    const interest = await loadInterest(deps.read, memberId(viewer), slug)
    if (!interest) throw new DomainError('INTEREST_NOT_FOUND')
    return toInterestView(interest, deps.site)
  }),
  implement(followsContracts['interests.followed'], async (input, context) =>
    interestPage(
      input,
      context,
      await findVisibleProfileId(context.deps.read, context.viewer, input.username),
    ),
  ),
]
