import { createHmac } from 'node:crypto'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { hashSecret, makeSecret } from '../accounts/secret-hash.ts'
import { secretEnd, sessionEnd } from './session-rules.ts'
import {
  deleteSessions,
  extendSessions,
  findLiveSessions,
  lockSession,
  renewToken,
  replaceToken,
} from './session-renewal-store.ts'
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'

const OLD_TOKEN_MS = 5 * MINUTE_MS // decided: I-7.42
const RENEWALS_PER_SESSION = 20
const WINDOW_MS = HOUR_MS

/** Of some sessions those that still work: not ended, not too old, not idle, of a member who is here. */
export const liveSessions = async (db: Db, ids: readonly string[], { now }: Pick<Deps, 'now'>) =>
  new Set(await findLiveSessions(db, ids, now()))

/** Hands a session to this browser under a new secret; null when it is over. */
export async function takeOverSession(tx: Db, id: string, { deps, session }: Context): Promise<boolean> {
  const { token, hash } = makeSecret(deps.randomBytes)
  const taken = await replaceToken(tx, id, hash, deps.now())
  if (taken) session.begin(token, secretEnd(taken.expiresAt))
  return taken !== undefined
}

/**
 * Renews this browser's session for its whole length. The new secret follows from the old one, so that two
 * pages that renew at once, or one whose response was lost, end with the same.
 * @throws DomainError SIGN_IN_REQUIRED when the session ended in the meantime
 */
export async function renewSession(
  tx: Db,
  { viewer, deps, caller, session }: Context<Member>,
): Promise<void> {
  const old = caller.sessionToken
  const { sessionId } = viewer
  await deps.limits.consume(`renew:${sessionId}`, RENEWALS_PER_SESSION, WINDOW_MS)
  const row = old === null ? undefined : await lockSession(tx, sessionId)
  if (old === null || !row) throw new DomainError('SIGN_IN_REQUIRED')
  const now = deps.now()
  const token = createHmac('sha256', deps.site.secret).update(`renewed:${old}`).digest('base64url')
  const previousTokenHash = hashSecret(old)
  if (!row.tokenHash.equals(previousTokenHash)) return session.renew(token, secretEnd(row.expiresAt))
  const expiresAt = sessionEnd(now)
  const previousValidUntil = new Date(now.getTime() + OLD_TOKEN_MS)
  await renewToken(tx, sessionId, {
    tokenHash: hashSecret(token),
    previousTokenHash,
    previousValidUntil,
    expiresAt,
  })
  session.renew(token, secretEnd(expiresAt))
}

/** Lengthens sessions that still work; their secrets stay where they are. */
export const lengthenSessions = (tx: Db, ids: readonly string[], { now }: Pick<Deps, 'now'>) =>
  extendSessions(tx, ids, sessionEnd(now()))

export const endSessions = (tx: Db, ids: readonly string[]) => deleteSessions(tx, ids)
