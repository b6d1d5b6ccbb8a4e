import { LOGIN_STATE_FULL, LOGIN_STATE_LIMITED } from '@tessera/shared-auth'
import { DAY_MS, MINUTE_MS } from '../../kernel/durations.ts'

export const SESSION_LIFE_DAYS = 365
/** A session unused for this long is over, whatever its end. */
export const SESSION_IDLE_DAYS = 90
/** For this long a session that is over still identifies its member, as a limited login. // decided: I-1.02 */
export const SESSION_GRACE_DAYS = 30
/** How stale `last_seen_at` may be before a request renews it. */
export const LAST_SEEN_STEP_MS = 5 * MINUTE_MS
/** A member who was away at least this long has come back. // spec 001 §9 */
export const RESURRECTION_DAYS = 28

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

export const sessionEnd = (now: Date): Date => daysAfter(now, SESSION_LIFE_DAYS)

/** How long a session lasts that a mailed link began. // decided: I-1.02 */
const LIMITED_LIFE_DAYS = 30

export const limitedEnd = (now: Date): Date => daysAfter(now, LIMITED_LIFE_DAYS)

/** A session last seen before this is idle for too long. */
export const idleSince = (now: Date): Date => daysAfter(now, -SESSION_IDLE_DAYS)

/** The browser keeps the secret for as long as it is worth anything. */
export const secretEnd = (expiresAt: Date): Date => daysAfter(expiresAt, SESSION_GRACE_DAYS)

/** What ended or went idle before this is forgotten. */
export const graceSince = (now: Date): Date => daysAfter(now, -SESSION_GRACE_DAYS)

interface Span {
  loginState: number
  expiresAt: Date
  lastSeenAt: Date
}

export const isLive = ({ expiresAt, lastSeenAt }: Omit<Span, 'loginState'>, now: Date): boolean =>
  expiresAt > now && lastSeenAt > idleSince(now)

/** The login_state a session is worth now; null when it is over. */
export function loginStateNow(session: Span, now: Date): number | null {
  if (isLive(session, now)) return session.loginState
  const isRecent = isLive(session, graceSince(now))
  return isRecent && session.loginState === LOGIN_STATE_FULL ? LOGIN_STATE_LIMITED : null
}

export const isLastSeenStale = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= LAST_SEEN_STEP_MS

/** Whole days until the session ends; 0 or less when it is over. */
export const daysToExpiration = (expiresAt: Date, now: Date): number =>
  Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS)

/** Who was last active before this has been away. */
export const awaySince = (now: Date): Date => daysAfter(now, -RESURRECTION_DAYS)

export const hasComeBack = (lastActiveAt: Date | null, now: Date): boolean =>
  lastActiveAt !== null && lastActiveAt <= awaySince(now)
