import { isConnected, setConnected } from './connection-state.ts'
import { fetchOwn } from './fetch-own.ts'
import { watchPageLife, watchWindowFocus } from './page-life.ts'
import { after } from './clock.ts'

const LIVENESS = '/livez'
const ANSWER_WITHIN_MS = 5_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const GROWTH = 1.5

type Listener = (isConnected: boolean) => void

const listeners = new Set<Listener>()
let isAsking = false
let pauseMs = FIRST_PAUSE_MS
let cancelPause = (): void => undefined
let stopWatching = (): void => undefined

/** Only the server itself can say that it is in reach: browsers believe in connections that lead nowhere. */
async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const { ok } = await fetchOwn(LIVENESS, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal,
    })
    return ok
  } catch {
    return false
  }
}

function rest() {
  cancelPause = after(pauseMs, () => void ask())
  pauseMs = Math.min(pauseMs * GROWTH, LONGEST_PAUSE_MS)
}

async function ask(): Promise<void> {
  cancelPause()
  if (isAsking) return
  isAsking = true
  setConnected(await isReached())
  isAsking = false
  if (isConnected()) pauseMs = FIRST_PAUSE_MS
  else if (listeners.size > 0) rest()
  for (const notify of listeners) notify(isConnected())
}

function askSoon() {
  pauseMs = FIRST_PAUSE_MS
  void ask()
}

const askIfLost = () => !isConnected() && askSoon()

function watchHints(): () => void {
  const listening = new AbortController()
  for (const name of ['online', 'offline']) {
    window.addEventListener(name, askSoon, { signal: listening.signal })
  }
  const stopLife = watchPageLife({
    onHidden: () => undefined,
    onVisible: askIfLost,
    onLeave: () => undefined,
  })
  const stopFocus = watchWindowFocus(askIfLost, () => undefined)
  return () => {
    listening.abort()
    stopLife()
    stopFocus()
    cancelPause()
  }
}

/** A call met no server, or an offline page was served: polls until there is a response. */
export const doubtConnection = (): void => askSoon()

/** Reports after each request whether the server is reachable; the returned function stops it. */
export function onConnection(listener: Listener): () => void {
  if (listeners.size === 0) {
    stopWatching = watchHints()
    if (!window.navigator.onLine) askSoon()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopWatching()
    setConnected(true)
  }
}
