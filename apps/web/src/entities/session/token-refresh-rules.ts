const REFRESH_WINDOW_DAYS = 90 // spec 001 §9

/** Whether a session ends soon enough to be renewed, and has not ended yet. */
export const isInRefreshWindow = (daysToExpiration: number): boolean =>
  daysToExpiration > 0 && daysToExpiration <= REFRESH_WINDOW_DAYS

export type RefreshFacts = {
  isSignedIn: boolean
  daysToExpiration: number | null
  isProactive: boolean
  isEnabled: boolean
}

/** Which renewals a page owes its viewer when it opens. // spec 001 §7 */
export function dueRefreshes({ isSignedIn, daysToExpiration, isProactive, isEnabled }: RefreshFacts) {
  const days = isSignedIn ? daysToExpiration : null
  return {
    token: isSignedIn && (isProactive || (days !== null && isInRefreshWindow(days) && isEnabled)),
    storedAccounts: days !== null && days <= 0,
  }
}
