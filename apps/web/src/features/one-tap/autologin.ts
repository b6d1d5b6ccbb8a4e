/** One way to sign in without a form; returns whether a member is signed in now. */
export type Attempt = () => Promise<boolean>

type Visit = { isAuthenticated: boolean; isBot: boolean; hasLoggedOut: boolean }

/** Members need no autologin, bots get none, and who logged out wants to stay so. */
export const mayAutologin = ({ isAuthenticated, isBot, hasLoggedOut }: Visit): boolean =>
  !isAuthenticated && !isBot && !hasLoggedOut

/** Tries the ways one after the other until somebody is signed in; a way that fails gives way to the next. */
export async function autologin(visit: Visit, attempts: readonly Attempt[]): Promise<boolean> {
  if (!mayAutologin(visit)) return false
  for (const attempt of attempts) {
    if (await attempt().catch(() => false)) return true
  }
  return false
}
