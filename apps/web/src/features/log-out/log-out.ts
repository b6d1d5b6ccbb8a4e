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
export interface LogOutDeps {
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
export function makeLogOut(deps: LogOutDeps) {
  let isInProgress = false
  return async function logOut(options: LogOutOptions = {}): Promise<void> {
    if (isInProgress && options.reason === 'authentication_failed') return
    isInProgress = true
    deps.pauseImpressions?.()
    try {
      await deps.endSession({ disable_auth_failure_redirect: true })
    } catch (error) {
      if (!(isAbort(error) && options.logoutOnAbort)) {
        isInProgress = false
        throw error
      }
    }
    deps.clearStorage(PRESERVED_ITEMS)
    deps.writeCookie('logged_out', '1')
    deps.writeCookie('logged_out_at', deps.now().toISOString())
    for (const [key, value] of Object.entries(options.accounts ?? {})) deps.writeLocal(key, value)
    deps.navigate(pageTarget(options.redirect, deps.origins))
  }
}
