import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { findAccount } from '../accounts/account-service.ts'
import { issueToken, takeTokenIfGood } from '../accounts/one-time-token-service.ts'
import { startSession } from '../sessions/session-service.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'limits' | 'now' | 'randomBytes' | 'read'>

const TOKENS_PER_MEMBER = 20
const WINDOW_MS = HOUR_MS

/** A token that carries the member's session to a regional site. */
export async function carryToken({ userId }: Member, deps: Needs): Promise<string> {
  await deps.limits.consume(`cctld-token:${userId}`, TOKENS_PER_MEMBER, WINDOW_MS)
  return issueToken(deps.read, deps, 'country-session', { userId, email: null })
}

/** Begins a session on this host, which proves nothing anew; false when the token is unknown, spent or too old. */
export function carriedSession(token: string, context: Context): Promise<boolean> {
  const { deps } = context
  return deps.transact(async (tx) => {
    const owner = await takeTokenIfGood(tx, deps, 'country-session', token)
    const account = owner && (await findAccount(tx, owner.userId))
    if (!account) return false
    await startSession(tx, account, context, null)
    return true
  })
}
