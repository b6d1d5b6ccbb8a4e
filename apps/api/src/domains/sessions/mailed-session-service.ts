import { networkOf } from '../../kernel/address-network.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findMailedAccount } from '../accounts/account-service.ts'
import { issueToken, consumeToken, mailedLink } from '../accounts/one-time-token-service.ts'
import { startLimitedSession } from './session-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const OPENINGS_PER_ADDRESS = 30
const WINDOW_MS = 5 * MINUTE_MS

/**
 * The address of a page of this site for an email to a member: opening it begins a limited login.
 * With a second factor an email proves too little, so such a member gets the plain address.
 */
export async function linkThatSignsIn(
  tx: Db,
  deps: Pick<Deps, 'now' | 'randomBytes' | 'site'>,
  userId: string,
  path: string,
): Promise<string> {
  const account = await findMailedAccount(tx, userId)
  if (!account || account.hasMfaEnabled) return deps.site.publicUrl + path
  const token = await issueToken(tx, deps, 'mailed-session', { userId, email: account.email })
  return mailedLink(deps.site, `/email/open/?${new URLSearchParams({ next: path }).toString()}`, token)
}

/**
 * Signs a visitor in by the secret of an emailed link; a signed-in viewer stays who they are.
 * @throws DomainError TOKEN_INVALID when it is spent, too old, or the account has moved on since
 */
export async function openMailedLink(token: string, context: Context): Promise<void> {
  const { deps, caller, viewer } = context
  await deps.limits.consume(`mailed-session:${networkOf(caller.ip)}`, OPENINGS_PER_ADDRESS, WINDOW_MS)
  await deps.transact(async (tx) => {
    const { userId, email } = await consumeToken(tx, deps, 'mailed-session', token)
    const account = await findMailedAccount(tx, userId)
    const isSame = account?.email?.toLowerCase() === email?.toLowerCase()
    if (!account || !isSame || account.hasMfaEnabled) throw new DomainError('TOKEN_INVALID')
    if (viewer.state === 'UNAUTH' && !viewer.isBot) await startLimitedSession(tx, userId, context)
  })
}
