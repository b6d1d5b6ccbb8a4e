import { PRESERVED_ITEMS } from '../../shared/browser/storage.ts'
import { pageTarget } from '../../shared/local-path.ts'

export type LogOutReason = 'asked' | 'authentication_failed'

export interface LogOutOptions {
  reason?: LogOutReason
  /** Where to go afterwards; only a page of this site is taken. */
  redirect?: string
  /** Takes an aborted call for done: the page is leaving anyway. */
  logoutOnAbort?: boolean
  /** The accounts of this browser, to be kept. */
  accounts?: Record<string, string>
}

/** What a logout touches outside itself. */
export interface LogOutSurroundings {
  /** Where impressions are tracked, stops counting them. */
  pauseImpressions?: () => void
  endSession: (input: { disable_auth_failure_redirect: boolean }) => Promise<unknown>
  clearStorage: (kept: readonly string[]) => void
  writeLocal: (key: string, value: string) => void
  writeCookie: (name: string, value: string) => void
  now: () => Date
  /** Other origins of this site. */
  origins: readonly string[]
  navigate: (path: string) => void
}

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** The logout of one page: a second one for a failed sign-in waits for the first. spec 001 §4 */
export function makeLogOut(around: LogOutSurroundings) {
  let isInProgress = false
  return async function logOut(options: LogOutOptions = {}): Promise<void> {
    if (isInProgress && options.reason === 'authentication_failed') return
    isInProgress = true
    around.pauseImpressions?.()
    try {
      await around.endSession({ disable_auth_failure_redirect: true })
    } catch (error) {
      if (!(isAbort(error) && options.logoutOnAbort)) {
        isInProgress = false
        throw error
      }
    }
    around.clearStorage(PRESERVED_ITEMS)
    around.writeCookie('logged_out', '1')
    around.writeCookie('logged_out_at', around.now().toISOString())
    for (const [key, value] of Object.entries(options.accounts ?? {})) around.writeLocal(key, value)
    around.navigate(pageTarget(options.redirect, around.origins))
  }
}
