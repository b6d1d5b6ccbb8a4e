import { toSearchScope } from '@tessera/api-types/search/search-scope'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import { rememberSearches } from '../search/recent-service.ts'
import { aboutVisit, readSignals } from './landing-rules.ts'
import { insertInterests, insertSignals } from './landing-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const MOST_TOLD_A_DAY = 20

type Landing = Parameters<typeof readSignals>[0] & { is_register: boolean }

/** Keeps what the visit before a sign-up was like, once; searches and topics of it serve the new member. */
export async function recordLanding(landing: Landing, { viewer, deps }: Context<Member>): Promise<null> {
  await deps.limits.consume(`landing-signals:${viewer.userId}`, MOST_TOLD_A_DAY, DAY_MS)
  const { visitedPages, inviteRedemption, paidLanding } = readSignals(landing)
  const { slugs, pinIds, searches } = aboutVisit(visitedPages)
  const isNews = await deps.transact(async (tx) => {
    const isFirst = await insertSignals(tx, {
      userId: viewer.userId,
      isRegister: landing.is_register,
      visitedPages: JSON.stringify(visitedPages),
      inviteRedemption: inviteRedemption && JSON.stringify(inviteRedemption),
      paidLanding: paidLanding && JSON.stringify(paidLanding),
      createdAt: deps.now(),
    })
    if (!isFirst) return false
    const words = searches.map(({ query }) => query.toLowerCase())
    await insertInterests(tx, viewer.userId, { slugs, words, pinIds })
    return true
  })
  const newestFirst = searches
    .toReversed()
    .map(({ query, scope }) => ({ query, scope: toSearchScope(scope) }))
  if (isNews && newestFirst.length > 0) await rememberSearches(viewer, newestFirst, deps)
  return null
}
