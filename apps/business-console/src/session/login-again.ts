/** Calls that wait because the session has ended, until somebody logs in again or gives up. */
interface Waiting {
  until: Promise<boolean>
  end: (isLoggedIn: boolean) => void
}

let waiting: Waiting | null = null
const listeners = new Set<() => void>()

function change(next: Waiting | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Whether somebody logged in again; every call that fails in the meantime waits for the same login. */
export function loggedInAgain(): Promise<boolean> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    change({ until: promise, end: resolve })
  }
  return waiting?.until ?? Promise.resolve(false)
}

export function endWaiting(isLoggedIn: boolean): void {
  waiting?.end(isLoggedIn)
  change(null)
}

/** Whether a page is open that keeps what was typed and asks for the login; else there is nothing to keep. */
export const asksForLogin = (): boolean => listeners.size > 0

export const isWaitingForLogin = (): boolean => waiting !== null

export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const CHANNEL = 'console.login'

/** Tells the other tabs of this browser that somebody logged in. */
export function announceLogin(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('')
  channel.close()
}

/** Calls back when there may be a session again: somebody logged in elsewhere, or comes back to this tab. */
export function onPossibleLogin(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', callback)
  window.addEventListener('focus', callback)
  return () => {
    channel.close()
    window.removeEventListener('focus', callback)
  }
}
