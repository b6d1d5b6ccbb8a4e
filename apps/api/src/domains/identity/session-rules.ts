const DAY_MS = 24 * 60 * 60 * 1000

export const SESSION_LIFE_DAYS = 365
/** A session nobody uses for this long is over, whatever its end. */
export const SESSION_IDLE_DAYS = 90
/** How stale `last_seen_at` may be before a request renews it. */
export const LAST_SEEN_STEP_MS = 5 * 60 * 1000
/** A member who was away at least this long has come back. // spec 001 §9 */
export const RESURRECTION_DAYS = 28

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

export const sessionEnd = (now: Date): Date => daysAfter(now, SESSION_LIFE_DAYS)

/** A session last seen before this is idle for too long. */
export const idleSince = (now: Date): Date => daysAfter(now, -SESSION_IDLE_DAYS)

export const isLastSeenStale = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= LAST_SEEN_STEP_MS

/** Whole days until the session ends; 0 or less when it is over. */
export const daysToExpiration = (expiresAt: Date, now: Date): number =>
  Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS)

export const hasComeBack = (lastActiveAt: Date | null, now: Date): boolean =>
  lastActiveAt !== null && daysAfter(lastActiveAt, RESURRECTION_DAYS) <= now
