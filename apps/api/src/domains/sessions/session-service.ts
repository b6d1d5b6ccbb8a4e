import { LOGIN_STATE_FULL, LOGIN_STATE_LIMITED, memberId, type Member } from '@tessera/shared-auth'
import type { CallerInfo, Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { forgetUnusedGroups, joinBrowser } from './browser-group-service.ts'
import type { AccountRow } from '../accounts/account-service.ts'
import { noteSignIn } from '../accounts/account-service.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { rememberInstall } from './known-install-store.ts'
import { deleteExpiredTokens } from '../accounts/one-time-token-service.ts'
import { hashSecret, makeSecret } from '../accounts/secret-hash.ts'
import { hasComeBack, limitedEnd, secretEnd, sessionEnd } from './session-rules.ts'
import {
  deleteDeadSessions,
  deleteSession,
  deleteSessionsExcept,
  insertSession,
  sessionsOf,
} from './session-store.ts'
import { YEAR_SECONDS } from '../../kernel/durations.ts'

/**
 * Signs an account in: a session of its own, never one that existed before.
 * @param provedAt when its holder proved who they are; null where they did not do so for this session
 */
export async function startSession(
  tx: Db,
  account: Pick<AccountRow, 'id' | 'lastActiveAt'>,
  context: Context,
  provedAt: Date | null = context.deps.now(),
): Promise<void> {
  const { deps, caller, session, viewer } = context
  const now = deps.now()
  const sessionId = deps.newId()
  const { token, hash } = makeSecret(deps.randomBytes)
  const expiresAt = sessionEnd(now)
  // The same person signing in again in this browser replaces the session they had.
  if (viewer.state !== 'UNAUTH' && viewer.userId === account.id) {
    await deleteSession(tx, account.id, viewer.sessionId)
  }
  const { id: userId } = account
  const row = { id: sessionId, tokenHash: hash, userId, loginState: LOGIN_STATE_FULL, expiresAt }
  await insertSession(tx, { ...row, ...originOf(caller), provedAt }, now)
  const replaced = await joinBrowser(tx, { userId: account.id, sessionId }, context)
  if (replaced !== null) await deleteSession(tx, account.id, replaced)
  if (caller.installId !== null) await rememberInstall(tx, account.id, hashSecret(caller.installId), now)
  await noteSignIn(tx, account.id, now, hasComeBack(account.lastActiveAt, now))
  await recordSecurityEvent(tx, deps, caller, 'login.succeeded', account.id)
  session.begin(token, secretEnd(expiresAt))
}

/** Lets somebody in who has proved no more than that they read the member's mail: they see, and change nothing. */
export async function startLimitedSession(
  tx: Db,
  userId: string,
  { deps, caller, session }: Context,
): Promise<void> {
  const now = deps.now()
  const { token, hash } = makeSecret(deps.randomBytes)
  const expiresAt = limitedEnd(now)
  const row = { id: deps.newId(), tokenHash: hash, userId, loginState: LOGIN_STATE_LIMITED, expiresAt }
  await insertSession(tx, { ...row, ...originOf(caller), provedAt: null }, now)
  await recordSecurityEvent(tx, deps, caller, 'login.limited', userId)
  session.begin(token, expiresAt)
}

const originOf = ({ ip, userAgent, installId }: CallerInfo) => ({ ip, userAgent, installId })

/** Ends the session of this browser; a visitor has none, which is no fault. */
export async function logOut({ deps, caller, session, viewer }: Context): Promise<void> {
  if (viewer.state !== 'UNAUTH') {
    await deps.transact(async (tx) => {
      await deleteSession(tx, viewer.userId, viewer.sessionId)
      await recordSecurityEvent(tx, deps, caller, 'logout', memberId(viewer))
    })
  }
  session.end()
  session.mark('logged_out', '1', YEAR_SECONDS)
  session.mark('logged_out_at', deps.now().toISOString(), YEAR_SECONDS)
}

export const listSessions = (viewer: Member, { read, now }: Pick<Deps, 'now' | 'read'>) =>
  sessionsOf(read, viewer.userId, now())

export function endSession(
  viewer: Member,
  sessionId: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
  caller: CallerInfo,
): Promise<void> {
  return deps.transact(async (tx) => {
    if (!(await deleteSession(tx, viewer.userId, sessionId))) throw new DomainError('SESSION_NOT_FOUND')
    await recordSecurityEvent(tx, deps, caller, 'session.ended', viewer.userId, { session: sessionId })
  })
}

/** Ends every session of an account, the present one too. */
export const endAllSessions = async (tx: Db, userId: string): Promise<void> =>
  void (await deleteSessionsExcept(tx, userId, null))

/** Ends every session of the viewer but the present one; returns how many. */
export async function endOtherSessions(
  tx: Db,
  viewer: Member,
  deps: Pick<Deps, 'newId' | 'now'>,
  caller: CallerInfo,
): Promise<number> {
  const ended = await deleteSessionsExcept(tx, viewer.userId, viewer.sessionId)
  await recordSecurityEvent(tx, deps, caller, 'sessions.ended', viewer.userId, { ended })
  return ended
}

/** Forgets sessions and tokens whose time is over; returns how many. */
export async function forgetDeadSignIns(deps: Pick<Deps, 'now' | 'read'>): Promise<number> {
  const { read, now } = deps
  const groups = await forgetUnusedGroups(deps)
  return groups + (await deleteDeadSessions(read, now())) + (await deleteExpiredTokens(read, now()))
}

export { deleteSessionsExcept } from './session-store.ts'
